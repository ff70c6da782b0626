-- AlterTable
ALTER TABLE "api_tokens" ADD COLUMN     "saml_provider_id" TEXT;

-- CreateTable
CREATE TABLE "saml_providers" (
    "id" TEXT NOT NULL,
    "organization_id" TEXT NOT NULL,
    "label" TEXT NOT NULL,
    "entity_id" TEXT,
    "certificate" TEXT,
    "sso_url" TEXT,
    "default_team_id" TEXT,
    "default_role" "role",
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "saml_providers_pkey" PRIMARY KEY ("id","organization_id")
);

-- CreateTable
CREATE TABLE "saml_requests" (
    "id" TEXT NOT NULL,
    "organization_id" TEXT NOT NULL,
    "provider_id" TEXT NOT NULL,
    "redirect" TEXT NOT NULL,
    "state" TEXT,
    "challenge" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "used_at" TIMESTAMPTZ(3),

    CONSTRAINT "saml_requests_pkey" PRIMARY KEY ("id","organization_id")
);

-- CreateTable
CREATE TABLE "sign_in_codes" (
    "id" TEXT NOT NULL,
    "organization_id" TEXT NOT NULL,
    "provider_id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "hash" BYTEA NOT NULL,
    "challenge" TEXT,
    "session_ends_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "sign_in_codes_pkey" PRIMARY KEY ("id","organization_id")
);

-- CreateIndex
CREATE INDEX "saml_providers_organization_id_idx" ON "saml_providers"("organization_id");

-- CreateIndex
CREATE INDEX "saml_providers_default_team_id_idx" ON "saml_providers"("default_team_id");

-- CreateIndex
CREATE INDEX "saml_requests_provider_id_idx" ON "saml_requests"("provider_id");

-- CreateIndex
CREATE INDEX "saml_requests_expires_at_idx" ON "saml_requests"("expires_at");

-- CreateIndex
CREATE INDEX "sign_in_codes_provider_id_idx" ON "sign_in_codes"("provider_id");

-- CreateIndex
CREATE INDEX "sign_in_codes_user_id_idx" ON "sign_in_codes"("user_id");

-- CreateIndex
CREATE INDEX "sign_in_codes_expires_at_idx" ON "sign_in_codes"("expires_at");

-- CreateIndex
CREATE UNIQUE INDEX "sign_in_codes_hash_organization_id_key" ON "sign_in_codes"("hash", "organization_id");

-- CreateIndex
CREATE INDEX "api_tokens_saml_provider_id_idx" ON "api_tokens"("saml_provider_id");

-- AddForeignKey
ALTER TABLE "saml_providers" ADD CONSTRAINT "saml_providers_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "saml_providers" ADD CONSTRAINT "saml_providers_default_team_id_organization_id_fkey" FOREIGN KEY ("default_team_id", "organization_id") REFERENCES "teams"("id", "organization_id") ON DELETE NO ACTION ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "saml_requests" ADD CONSTRAINT "saml_requests_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "saml_requests" ADD CONSTRAINT "saml_requests_provider_id_organization_id_fkey" FOREIGN KEY ("provider_id", "organization_id") REFERENCES "saml_providers"("id", "organization_id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "sign_in_codes" ADD CONSTRAINT "sign_in_codes_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "sign_in_codes" ADD CONSTRAINT "sign_in_codes_provider_id_organization_id_fkey" FOREIGN KEY ("provider_id", "organization_id") REFERENCES "saml_providers"("id", "organization_id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "sign_in_codes" ADD CONSTRAINT "sign_in_codes_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- What schema.prisma cannot say.

DO $$
DECLARE tenant text;
BEGIN
  FOREACH tenant IN ARRAY ARRAY['saml_providers', 'saml_requests', 'sign_in_codes'] LOOP
    EXECUTE format('CREATE TRIGGER organization_is_fixed BEFORE UPDATE OF organization_id ON %I FOR EACH ROW WHEN (OLD.organization_id IS DISTINCT FROM NEW.organization_id) EXECUTE FUNCTION organization_is_fixed()', tenant);
  END LOOP;
END $$;
