/** Names the scripts of characters, as Unicode does. */

/** The scripts of Unicode by the names of their property values, which patterns use. */
const SCRIPTS =
  'Adlam Ahom Anatolian_Hieroglyphs Arabic Armenian Avestan Balinese Bamum Bassa_Vah Batak Bengali Bhaiksuki Bopomofo Brahmi Braille Buginese Buhid Canadian_Aboriginal Carian Caucasian_Albanian Chakma Cham Cherokee Chorasmian Coptic Cuneiform Cypriot Cypro_Minoan Cyrillic Deseret Devanagari Dives_Akuru Dogra Duployan Egyptian_Hieroglyphs Elbasan Elymaic Ethiopic Georgian Glagolitic Gothic Grantha Greek Gujarati Gunjala_Gondi Gurmukhi Han Hangul Hanifi_Rohingya Hanunoo Hatran Hebrew Hiragana Imperial_Aramaic Inscriptional_Pahlavi Inscriptional_Parthian Javanese Kaithi Kannada Katakana Kawi Kayah_Li Kharoshthi Khitan_Small_Script Khmer Khojki Khudawadi Lao Latin Lepcha Limbu Linear_A Linear_B Lisu Lycian Lydian Mahajani Makasar Malayalam Mandaic Manichaean Marchen Masaram_Gondi Medefaidrin Meetei_Mayek Mende_Kikakui Meroitic_Cursive Meroitic_Hieroglyphs Miao Modi Mongolian Mro Multani Myanmar Nabataean Nag_Mundari Nandinagari New_Tai_Lue Newa Nko Nushu Nyiakeng_Puachue_Hmong Ogham Ol_Chiki Old_Hungarian Old_Italic Old_North_Arabian Old_Permic Old_Persian Old_Sogdian Old_South_Arabian Old_Turkic Old_Uyghur Oriya Osage Osmanya Pahawh_Hmong Palmyrene Pau_Cin_Hau Phags_Pa Phoenician Psalter_Pahlavi Rejang Runic Samaritan Saurashtra Sharada Shavian Siddham SignWriting Sinhala Sogdian Sora_Sompeng Soyombo Sundanese Syloti_Nagri Syriac Tagalog Tagbanwa Tai_Le Tai_Tham Tai_Viet Takri Tamil Tangsa Tangut Telugu Thaana Thai Tibetan Tifinagh Tirhuta Toto Ugaritic Vai Vithkuqi Wancho Warang_Citi Yezidi Yi Zanabazar_Square'.split(
    ' ',
  );

/** Characters that belong to no script, with what they are. */
const OTHERS: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['Emoji', /^[\p{Extended_Pictographic}\p{Emoji_Presentation}]$/u],
  ['Private use', /^\p{Co}$/u],
];

const SYMBOLS = 'Symbols';

/** Returns the name of the script of a character; undefined if many scripts share it. */
function scriptOf(character: string): string | undefined {
  const name =
    OTHERS.find(([, pattern]) => pattern.test(character))?.[0] ??
    SCRIPTS.find((script) => new RegExp(`^\\p{Script=${script}}$`, 'u').test(character));
  return name?.replaceAll('_', ' ') ?? (/^\p{S}$/u.test(character) ? SYMBOLS : undefined);
}

/**
 * Returns the names of the scripts of characters, each once, in alphabetical order. Signs that many
 * scripts share are `Symbols`, and punctuation only if there is nothing else.
 */
export function scriptsOf(characters: readonly string[]): string[] {
  const names = new Set(characters.map(scriptOf));
  const known = [...names].filter((name) => name !== undefined);
  return known.length === 0 && characters.length > 0 ? [SYMBOLS] : known.sort();
}

/** Characters that fonts need no glyph for: ASCII, spaces, controls, joiners and unassigned ones. */
const WITHOUT_GLYPH =
  /[\0-\x7f]|\p{White_Space}|\p{Cc}|\p{Cf}|\p{Cn}|\p{Cs}|\p{M}|\p{Default_Ignorable_Code_Point}/u;

/** Returns the distinct characters of a text that a font may lack, at most `maxCount`. */
export function characterSample(text: string, maxCount: number): string[] {
  const found: string[] = [];
  for (const character of new Set(text)) {
    if (WITHOUT_GLYPH.test(character)) continue;
    found.push(character);
    if (found.length === maxCount) break;
  }
  return found;
}
