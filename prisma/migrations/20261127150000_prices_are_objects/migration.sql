-- The name of a price list was stored, where the contract has the prices.
UPDATE organizations SET billing = billing - 'pricing' WHERE jsonb_typeof(billing -> 'pricing') = 'string';
