ALTER TABLE "messages" ADD COLUMN "handled_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "review_reports" ADD COLUMN "handled_at" timestamp (3) with time zone;--> statement-breakpoint
-- Reasons of failures were English sentences; codes are written in the reader's language.
UPDATE "analyses" SET failure = 'analysis_failed' WHERE failure IS NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger_movements" DISABLE TRIGGER "ledger_movements_end_once";--> statement-breakpoint
UPDATE "ledger_movements" SET failure = CASE failure
  WHEN 'The test bank refused the transfer. The money is back where it was.' THEN 'test_bank_refused'
  WHEN 'The payment provider did not answer for days, so this was called off. Nothing was added to your wallet.' THEN 'deposit_timed_out'
  WHEN 'The payment provider did not answer for days, so this was called off. All of it is back in your wallet.' THEN 'withdrawal_timed_out'
  ELSE 'transfer_failed' END WHERE failure IS NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger_movements" ENABLE TRIGGER "ledger_movements_end_once";
