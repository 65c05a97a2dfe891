-- Searches compare texts, and addresses are known by, a form that SQL does not know: src/domain/folded.ts and email.ts. What was kept
-- in another form is made anew by remakeColumns, some rows at a time.
SELECT 1;
