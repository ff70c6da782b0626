-- AlterTable
ALTER TABLE "search_sections" ADD COLUMN     "language" TEXT;

-- AlterTable
ALTER TABLE "spec_sections" ADD COLUMN     "language" TEXT;

-- CreateIndex
CREATE INDEX "search_sections_organization_id_language_idx" ON "search_sections"("organization_id", "language");

-- CreateIndex
CREATE INDEX "spec_sections_organization_id_language_idx" ON "spec_sections"("organization_id", "language");

-- Sections without stems, until a job has added them. (schema.prisma does not know an index with a condition.)
CREATE INDEX "search_sections_without_stems" ON "search_sections" ("space_id", "page_id") WHERE "language" IS NULL;
CREATE INDEX "spec_sections_without_stems" ON "spec_sections" ("version_id", "page_key") WHERE "language" IS NULL;

-- Stemmers without stop words: "not" and "how" are words of a text like all others.
CREATE TEXT SEARCH DICTIONARY search_ar (TEMPLATE = snowball, Language = arabic);
CREATE TEXT SEARCH DICTIONARY search_hy (TEMPLATE = snowball, Language = armenian);
CREATE TEXT SEARCH DICTIONARY search_eu (TEMPLATE = snowball, Language = basque);
CREATE TEXT SEARCH DICTIONARY search_ca (TEMPLATE = snowball, Language = catalan);
CREATE TEXT SEARCH DICTIONARY search_da (TEMPLATE = snowball, Language = danish);
CREATE TEXT SEARCH DICTIONARY search_nl (TEMPLATE = snowball, Language = dutch);
CREATE TEXT SEARCH DICTIONARY search_en (TEMPLATE = snowball, Language = english);
CREATE TEXT SEARCH DICTIONARY search_fi (TEMPLATE = snowball, Language = finnish);
CREATE TEXT SEARCH DICTIONARY search_fr (TEMPLATE = snowball, Language = french);
CREATE TEXT SEARCH DICTIONARY search_de (TEMPLATE = snowball, Language = german);
CREATE TEXT SEARCH DICTIONARY search_el (TEMPLATE = snowball, Language = greek);
CREATE TEXT SEARCH DICTIONARY search_hi (TEMPLATE = snowball, Language = hindi);
CREATE TEXT SEARCH DICTIONARY search_hu (TEMPLATE = snowball, Language = hungarian);
CREATE TEXT SEARCH DICTIONARY search_id (TEMPLATE = snowball, Language = indonesian);
CREATE TEXT SEARCH DICTIONARY search_ga (TEMPLATE = snowball, Language = irish);
CREATE TEXT SEARCH DICTIONARY search_it (TEMPLATE = snowball, Language = italian);
CREATE TEXT SEARCH DICTIONARY search_lt (TEMPLATE = snowball, Language = lithuanian);
CREATE TEXT SEARCH DICTIONARY search_ne (TEMPLATE = snowball, Language = nepali);
CREATE TEXT SEARCH DICTIONARY search_no (TEMPLATE = snowball, Language = norwegian);
CREATE TEXT SEARCH DICTIONARY search_pt (TEMPLATE = snowball, Language = portuguese);
CREATE TEXT SEARCH DICTIONARY search_ro (TEMPLATE = snowball, Language = romanian);
CREATE TEXT SEARCH DICTIONARY search_ru (TEMPLATE = snowball, Language = russian);
CREATE TEXT SEARCH DICTIONARY search_sr (TEMPLATE = snowball, Language = serbian);
CREATE TEXT SEARCH DICTIONARY search_es (TEMPLATE = snowball, Language = spanish);
CREATE TEXT SEARCH DICTIONARY search_sv (TEMPLATE = snowball, Language = swedish);
CREATE TEXT SEARCH DICTIONARY search_ta (TEMPLATE = snowball, Language = tamil);
CREATE TEXT SEARCH DICTIONARY search_tr (TEMPLATE = snowball, Language = turkish);
CREATE TEXT SEARCH DICTIONARY search_yi (TEMPLATE = snowball, Language = yiddish);

-- Returns the stem of a word in a language; the word itself without a language.
CREATE FUNCTION search_stem(language text, word text) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN language = '' THEN word ELSE COALESCE((ts_lexize(('public.search_' || language)::regdictionary, word))[1], word) END
$$;

-- Returns words with their stems at the same positions, each after `=`, the language and a colon. No word has these characters. The
-- limits keep the longest vector below PostgreSQL's limit of 1 MiB.
CREATE FUNCTION search_with_stems(words tsvector, language text) RETURNS tsvector LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN language = '' THEN words ELSE (words::text || ' ' || COALESCE((
    SELECT string_agg('''=' || language || ':' || search_stem(language, w.lexeme) || ''':'
      || array_to_string(ARRAY(SELECT p::text || u FROM unnest(w.positions, w.weights) AS at(p, u)), ','), ' ')
    FROM (SELECT * FROM unnest(words) AS w(lexeme, positions, weights)
      WHERE octet_length(w.lexeme) <= 32 AND w.lexeme !~ '[\\'']' AND w.positions IS NOT NULL LIMIT 7000) w), ''))::tsvector END
$$;

-- Returns the words of a title in order, which two titles have in common that differ in case and punctuation only.
CREATE FUNCTION search_title(words tsvector) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT left(string_agg(w.lexeme, ' ' ORDER BY p), 250) FROM unnest(words) AS w(lexeme, positions, weights), unnest(w.positions) AS p
$$;
