-- CreateTable
CREATE TABLE "site_event_counts" (
    "id" TEXT NOT NULL,
    "organization_id" TEXT NOT NULL,
    "site_id" TEXT NOT NULL,
    "day" DATE NOT NULL,
    "type" TEXT NOT NULL,
    "page_id" TEXT,
    "count" INTEGER NOT NULL,

    CONSTRAINT "site_event_counts_pkey" PRIMARY KEY ("id","organization_id")
);

-- CreateIndex
CREATE INDEX "site_event_counts_site_id_day_idx" ON "site_event_counts"("site_id", "day");

-- CreateIndex
CREATE INDEX "site_event_counts_day_idx" ON "site_event_counts"("day");

-- AddForeignKey
ALTER TABLE "site_event_counts" ADD CONSTRAINT "site_event_counts_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "site_event_counts" ADD CONSTRAINT "site_event_counts_site_id_organization_id_fkey" FOREIGN KEY ("site_id", "organization_id") REFERENCES "sites"("id", "organization_id") ON DELETE CASCADE ON UPDATE NO ACTION;

CREATE TRIGGER organization_is_fixed BEFORE UPDATE OF organization_id ON "site_event_counts" FOR EACH ROW WHEN (OLD.organization_id IS DISTINCT FROM NEW.organization_id) EXECUTE FUNCTION organization_is_fixed();
