-- Written by hand: stored customizations have the names of the input, where `externalAI` is `externalAi` now.
UPDATE "sites" SET "customization" = jsonb_set("customization" #- '{pageActions,externalAI}', '{pageActions,externalAi}', "customization" #> '{pageActions,externalAI}')
WHERE "customization" #> '{pageActions,externalAI}' IS NOT NULL;

UPDATE "site_spaces" SET "customization" = jsonb_set("customization" #- '{pageActions,externalAI}', '{pageActions,externalAi}', "customization" #> '{pageActions,externalAI}')
WHERE "customization" #> '{pageActions,externalAI}' IS NOT NULL;
