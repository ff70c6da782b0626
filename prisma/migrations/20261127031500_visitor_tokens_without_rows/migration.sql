-- Visitor tokens are signed JWTs and are not stored. The tokens in this table were valid for an hour.
DROP TABLE "visitor_tokens";
