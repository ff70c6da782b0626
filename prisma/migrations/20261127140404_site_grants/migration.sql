-- CreateTable
CREATE TABLE "site_grants" (
    "id" TEXT NOT NULL,
    "organization_id" TEXT NOT NULL,
    "site_id" TEXT NOT NULL,
    "member_id" TEXT,
    "team_id" TEXT,
    "role" "role",
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "site_grants_pkey" PRIMARY KEY ("id","organization_id")
);

-- CreateIndex
CREATE INDEX "site_grants_site_id_created_at_id_idx" ON "site_grants"("site_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "site_grants_member_id_idx" ON "site_grants"("member_id");

-- CreateIndex
CREATE INDEX "site_grants_team_id_idx" ON "site_grants"("team_id");

-- CreateIndex
CREATE UNIQUE INDEX "site_grants_site_id_member_id_organization_id_key" ON "site_grants"("site_id", "member_id", "organization_id");

-- CreateIndex
CREATE UNIQUE INDEX "site_grants_site_id_team_id_organization_id_key" ON "site_grants"("site_id", "team_id", "organization_id");

-- AddForeignKey
ALTER TABLE "site_grants" ADD CONSTRAINT "site_grants_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "site_grants" ADD CONSTRAINT "site_grants_site_id_organization_id_fkey" FOREIGN KEY ("site_id", "organization_id") REFERENCES "sites"("id", "organization_id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "site_grants" ADD CONSTRAINT "site_grants_member_id_organization_id_fkey" FOREIGN KEY ("member_id", "organization_id") REFERENCES "members"("id", "organization_id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "site_grants" ADD CONSTRAINT "site_grants_team_id_organization_id_fkey" FOREIGN KEY ("team_id", "organization_id") REFERENCES "teams"("id", "organization_id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- A row never moves to another organization.
CREATE TRIGGER organization_is_fixed BEFORE UPDATE OF organization_id ON "site_grants" FOR EACH ROW WHEN (OLD.organization_id IS DISTINCT FROM NEW.organization_id) EXECUTE FUNCTION organization_is_fixed();

-- What schema.prisma cannot say: a grant is for one member or one team.
ALTER TABLE "site_grants" ADD CONSTRAINT "site_grants_for_one" CHECK (num_nonnulls("member_id", "team_id") = 1);
