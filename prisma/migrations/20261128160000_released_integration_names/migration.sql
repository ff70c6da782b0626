-- The names of unpublished integrations, in lower case.
CREATE TABLE "released_integration_names" (
    "name" TEXT NOT NULL,
    "owner_id" TEXT NOT NULL,
    "released_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "released_integration_names_pkey" PRIMARY KEY ("name")
);

CREATE INDEX "released_integration_names_owner_id_idx" ON "released_integration_names"("owner_id");

ALTER TABLE "released_integration_names" ADD CONSTRAINT "released_integration_names_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE NO ACTION;
