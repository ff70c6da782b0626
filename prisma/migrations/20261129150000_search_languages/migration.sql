-- The languages of which an organization has sections, out of a list. A statement that calls it names
-- no distributed table, so that Citus plans it as any other.
CREATE FUNCTION search_languages(organization text, languages text[]) RETURNS text[] LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN ARRAY(SELECT k.language FROM unnest(languages) AS k(language)
    WHERE EXISTS (SELECT 1 FROM search_sections f WHERE f.organization_id = organization AND f.language = k.language)
      OR EXISTS (SELECT 1 FROM spec_sections f WHERE f.organization_id = organization AND f.language = k.language));
END
$$;
