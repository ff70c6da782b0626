-- CreateTable
CREATE TABLE "search_synonyms" (
    "id" TEXT NOT NULL,
    "organization_id" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "words" TEXT[],
    "terms" TEXT[],

    CONSTRAINT "search_synonyms_pkey" PRIMARY KEY ("id","organization_id")
);

-- CreateIndex
CREATE UNIQUE INDEX "search_synonyms_organization_id_position_key" ON "search_synonyms"("organization_id", "position");

-- AddForeignKey
ALTER TABLE "search_synonyms" ADD CONSTRAINT "search_synonyms_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- A row never moves to another organization.
CREATE TRIGGER organization_is_fixed BEFORE UPDATE OF organization_id ON "search_synonyms" FOR EACH ROW WHEN (OLD.organization_id IS DISTINCT FROM NEW.organization_id) EXECUTE FUNCTION organization_is_fixed();
