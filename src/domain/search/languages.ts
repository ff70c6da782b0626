/** The languages whose words search stems, and the words by which a text is recognized. */

/** A language of an indexed text. */
export interface SearchLanguage {
  /** ISO 639-1 code, as in the name of its dictionary: `search_en`. */
  readonly code: string;
  /** Name of PostgreSQL's dictionary with the stop words of the language. */
  readonly stopWords: string;
  /** Frequent words, in lower case, of which most texts in the language have several. */
  readonly functionWords: string;
}

const language = (code: string, name: string, functionWords: string): SearchLanguage => ({
  code,
  stopWords: `pg_catalog.${name}_stem`,
  functionWords,
});

/** The languages for which PostgreSQL 15 has a stemmer. */
export const SEARCH_LANGUAGES: readonly SearchLanguage[] = [
  language('ar', 'arabic', 'في من على إلى أن التي هذا هذه عن مع ما لا كان'),
  language('ca', 'catalan', 'els amb dels per és una les aquest aquesta són quan també més'),
  language('da', 'danish', 'og det er en til af på den der ikke du eller hvis kan efter'),
  language('de', 'german', 'der die das und ist nicht mit sie ein eine wird werden auf zu von den'),
  language('el', 'greek', 'και το να του η της με για που την από είναι στο'),
  language('en', 'english', 'the and is to of a in for with that this are it you or be on'),
  language('es', 'spanish', 'el la los las y que una por con para del se es como su más'),
  language('eu', 'basque', 'eta da ez dira bat izan egin hau dute ere duen edo'),
  language('fi', 'finnish', 'ja on ei se että tai kun ovat voit myös jos mutta sekä'),
  language('fr', 'french', 'le la les et des une est pour dans que vous du au sur pas avec'),
  language('ga', 'irish', 'agus tá an na ar is sé go leis chun nach bhfuil'),
  language('hi', 'hindi', 'है के में की और का से को पर हैं यह नहीं लिए'),
  language('hu', 'hungarian', 'az és hogy nem egy ez van vagy meg csak ha kell lehet'),
  language('hy', 'armenian', 'և է որ են մի այս համար հետ կամ եթե այն'),
  language(
    'id',
    'indonesian',
    'yang dan untuk dengan ini dari pada tidak adalah anda atau akan dapat',
  ),
  language('it', 'italian', 'il che di per una con non sono della del gli anche nel si più'),
  language('lt', 'lithuanian', 'ir yra kad su tai arba jei iš į bei ar kaip'),
  language('ne', 'nepali', 'छ र हो मा को लागि यो गर्न भएको छन् पनि'),
  language('nl', 'dutch', 'de het een en van is op niet dat met voor zijn wordt je of'),
  language('no', 'norwegian', 'og det er en til av på som ikke du eller hvis kan etter ble'),
  language('pt', 'portuguese', 'os uma que para com não do da em dos como você mais ou são'),
  language('ro', 'romanian', 'și în de la este cu care pentru un nu sau din pe sunt'),
  language('ru', 'russian', 'и в не на что с как для это по или если при из'),
  language('sr', 'serbian', 'je u i da se na su za od sa који је да у се на за'),
  language('sv', 'swedish', 'och det är en till av på som inte du eller om kan för att'),
  language('ta', 'tamil', 'மற்றும் ஒரு இந்த என்று உள்ள அல்லது என நான் அது'),
  language('tr', 'turkish', 've bir bu için ile da de olarak veya daha çok değil gibi'),
  language('yi', 'yiddish', 'און די דער איז אין פון צו נישט דאס מיט'),
];

/**
 * Frequent words of languages without a stemmer, so that a text in one of them is not taken for
 * another.
 */
export const OTHER_FUNCTION_WORDS =
  'nie się jest oraz na że do są który się pro je jak nebo že při jsou aby alebo sú ako nie và của là các cho không được một για і та що не це для або якщо и на да се за от не и או של את על לא היא עם ja või ning see ei un ir ka vai tas bir se in je ali so za';
