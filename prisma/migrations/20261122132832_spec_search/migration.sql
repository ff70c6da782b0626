-- CreateTable
CREATE TABLE "spec_sections" (
    "id" TEXT NOT NULL,
    "organization_id" TEXT NOT NULL,
    "spec_id" TEXT NOT NULL,
    "version_id" TEXT NOT NULL,
    "page_key" TEXT NOT NULL,
    "path" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "anchor" TEXT,
    "page_title" TEXT NOT NULL,
    "title" TEXT,
    "body" TEXT NOT NULL,
    "words" tsvector NOT NULL,

    CONSTRAINT "spec_sections_pkey" PRIMARY KEY ("id","organization_id")
);

-- CreateTable
CREATE TABLE "shown_specs" (
    "id" TEXT NOT NULL,
    "organization_id" TEXT NOT NULL,
    "space_id" TEXT NOT NULL,
    "page_id" TEXT NOT NULL,
    "page_created_at" TIMESTAMPTZ(3) NOT NULL,
    "spec_id" TEXT NOT NULL,

    CONSTRAINT "shown_specs_pkey" PRIMARY KEY ("id","organization_id")
);

-- CreateIndex
CREATE INDEX "spec_sections_spec_id_version_id_idx" ON "spec_sections"("spec_id", "version_id");

-- CreateIndex
CREATE INDEX "shown_specs_organization_id_space_id_idx" ON "shown_specs"("organization_id", "space_id");

-- CreateIndex
CREATE UNIQUE INDEX "shown_specs_space_id_page_id_organization_id_key" ON "shown_specs"("space_id", "page_id", "organization_id");

-- AddForeignKey
ALTER TABLE "spec_sections" ADD CONSTRAINT "spec_sections_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "spec_sections" ADD CONSTRAINT "spec_sections_spec_id_organization_id_fkey" FOREIGN KEY ("spec_id", "organization_id") REFERENCES "openapi_specs"("id", "organization_id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "shown_specs" ADD CONSTRAINT "shown_specs_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "shown_specs" ADD CONSTRAINT "shown_specs_space_id_organization_id_fkey" FOREIGN KEY ("space_id", "organization_id") REFERENCES "spaces"("id", "organization_id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- What schema.prisma cannot say.

-- Words, within an organization or a version first. (An index with a condition is one that schema.prisma need not know.)
CREATE INDEX "spec_sections_words" ON "spec_sections" USING gin ("organization_id", "version_id", "words") WHERE "position" >= 0;

-- Titles of pages and headings that are nearly what was asked for.
CREATE INDEX "spec_sections_titles" ON "spec_sections" USING gin ("organization_id", "version_id", "title" gin_trgm_ops, (CASE WHEN "position" = 0 THEN "page_title" END) gin_trgm_ops) WHERE "position" >= 0;

DO $$
DECLARE tenant text;
BEGIN
  FOREACH tenant IN ARRAY ARRAY['spec_sections', 'shown_specs'] LOOP
    EXECUTE format('CREATE TRIGGER organization_is_fixed BEFORE UPDATE OF organization_id ON %I FOR EACH ROW WHEN (OLD.organization_id IS DISTINCT FROM NEW.organization_id) EXECUTE FUNCTION organization_is_fixed()', tenant);
  END LOOP;
END $$;

-- Spaces that show specs already, by their own content as it is.
WITH RECURSIVE lists(organization_id, space_id, id) AS (
  SELECT s.organization_id, s.id, r.pages_root FROM spaces s JOIN revisions r ON r.id = s.revision_id AND r.organization_id = s.organization_id
  WHERE r.pages_root IS NOT NULL AND EXISTS (SELECT FROM openapi_specs oa WHERE oa.organization_id = s.organization_id)
  UNION SELECT l.organization_id, l.space_id, child FROM lists l JOIN tree_nodes n ON n.id = l.id AND n.organization_id = l.organization_id CROSS JOIN LATERAL unnest(n.children) child
)
INSERT INTO shown_specs (id, organization_id, space_id, page_id, page_created_at, spec_id)
SELECT 'shs_' || substr(md5(l.space_id || (page->>'id')), 1, 22), l.organization_id, l.space_id, page->>'id', (page->>'createdAt')::timestamptz, page #>> '{fields,computed,dependencies,spec,ref,spec}'
FROM lists l JOIN tree_nodes n ON n.id = l.id AND n.organization_id = l.organization_id CROSS JOIN LATERAL json_array_elements(n.entries) AS e(page)
WHERE n.entries IS NOT NULL AND page->>'type' = 'COMPUTED' AND page #>> '{fields,computed,type}' = 'builtin:openapi' AND page #>> '{fields,computed,dependencies,spec,ref,spec}' IS NOT NULL;

-- The specs themselves are read again, by the job that takes up those that nobody goes on with.
UPDATE openapi_specs oa SET processing_state = 'PENDING', processing_since = CURRENT_TIMESTAMP - interval '2 hours', round = round + 1
WHERE EXISTS (SELECT FROM openapi_spec_versions v WHERE v.spec_id = oa.id AND v.organization_id = oa.organization_id);
