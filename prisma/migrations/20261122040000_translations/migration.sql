-- CreateTable
CREATE TABLE "translation_settings" (
    "id" TEXT NOT NULL,
    "organization_id" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "languages" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "translation_settings_pkey" PRIMARY KEY ("id","organization_id")
);

-- CreateTable
CREATE TABLE "translations" (
    "id" TEXT NOT NULL,
    "organization_id" TEXT NOT NULL,
    "settings_id" TEXT NOT NULL,
    "language" TEXT NOT NULL,
    "space_id" TEXT NOT NULL,
    "is_source" BOOLEAN NOT NULL DEFAULT false,
    "position" INTEGER NOT NULL,
    "base_revision_id" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "translations_pkey" PRIMARY KEY ("id","organization_id")
);

-- CreateTable
CREATE TABLE "translated_pages" (
    "id" TEXT NOT NULL,
    "organization_id" TEXT NOT NULL,
    "translation_id" TEXT NOT NULL,
    "source_page_id" TEXT NOT NULL,
    "page_id" TEXT NOT NULL,
    "source_revision_id" TEXT NOT NULL,
    "document" TEXT,
    "title" TEXT,
    "description" TEXT,
    "translated_by_id" TEXT,
    "translated_at" TIMESTAMPTZ(3),

    CONSTRAINT "translated_pages_pkey" PRIMARY KEY ("id","organization_id")
);

-- CreateIndex
CREATE INDEX "translation_settings_organization_id_created_at_id_idx" ON "translation_settings"("organization_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "translations_space_id_idx" ON "translations"("space_id");

-- CreateIndex
CREATE UNIQUE INDEX "translations_settings_id_language_organization_id_key" ON "translations"("settings_id", "language", "organization_id");

-- CreateIndex
CREATE UNIQUE INDEX "translations_settings_id_space_id_organization_id_key" ON "translations"("settings_id", "space_id", "organization_id");

-- CreateIndex
CREATE UNIQUE INDEX "translated_pages_translation_id_source_page_id_organization_key" ON "translated_pages"("translation_id", "source_page_id", "organization_id");

-- CreateIndex
CREATE UNIQUE INDEX "translated_pages_translation_id_page_id_organization_id_key" ON "translated_pages"("translation_id", "page_id", "organization_id");

-- AddForeignKey
ALTER TABLE "translation_settings" ADD CONSTRAINT "translation_settings_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "translations" ADD CONSTRAINT "translations_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "translations" ADD CONSTRAINT "translations_settings_id_organization_id_fkey" FOREIGN KEY ("settings_id", "organization_id") REFERENCES "translation_settings"("id", "organization_id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "translations" ADD CONSTRAINT "translations_space_id_organization_id_fkey" FOREIGN KEY ("space_id", "organization_id") REFERENCES "spaces"("id", "organization_id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "translated_pages" ADD CONSTRAINT "translated_pages_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "translated_pages" ADD CONSTRAINT "translated_pages_translation_id_organization_id_fkey" FOREIGN KEY ("translation_id", "organization_id") REFERENCES "translations"("id", "organization_id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "translated_pages" ADD CONSTRAINT "translated_pages_translated_by_id_fkey" FOREIGN KEY ("translated_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE NO ACTION;

-- What schema.prisma cannot say.

-- One of the spaces is the source, which is a translation of nothing.
CREATE UNIQUE INDEX "translations_source" ON "translations" ("settings_id", "organization_id") WHERE "is_source";
ALTER TABLE "translations" ADD CONSTRAINT "translations_base" CHECK (NOT ("is_source" AND "base_revision_id" IS NOT NULL));

DO $$
DECLARE tenant text;
BEGIN
  FOREACH tenant IN ARRAY ARRAY['translation_settings', 'translations', 'translated_pages'] LOOP
    EXECUTE format('CREATE TRIGGER organization_is_fixed BEFORE UPDATE OF organization_id ON %I FOR EACH ROW WHEN (OLD.organization_id IS DISTINCT FROM NEW.organization_id) EXECUTE FUNCTION organization_is_fixed()', tenant);
  END LOOP;
END $$;
