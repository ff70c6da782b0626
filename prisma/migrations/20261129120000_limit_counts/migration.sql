-- Counts of limits that servers share. They are worth nothing after a crash, and need no log.
CREATE UNLOGGED TABLE "limit_counts" (
    "key" TEXT NOT NULL,
    "process" TEXT NOT NULL,
    "server" TEXT NOT NULL,
    "count" INTEGER NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "limit_counts_pkey" PRIMARY KEY ("key","process")
);
CREATE INDEX "limit_counts_expires_at_idx" ON "limit_counts"("expires_at");
