-- remakeColumns makes the keys of addresses, some rows at a time.
SELECT 1;
