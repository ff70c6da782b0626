-- CreateIndex
CREATE INDEX "event_positions_recorded_at_idx" ON "event_positions"("recorded_at");
