/**
 * ISO 3166-1 alpha-2 codes of the names in the World Port Index and in the list of MIDs: one code per line, then its names.
 * Parts of a state have their own code if there is one, otherwise that of their state: the Azores and Madeira (PT), Alaska
 * (US), Ascension (SH, with Saint Helena), Adélie Land, Crozet, Kerguelen, Saint Paul (TF).
 */
const TABLE = `
AD|Andorra (Principality of)
AE|United Arab Emirates
AF|Afghanistan
AG|Antigua and Barbuda
AI|United Kingdom of Great Britain and Northern Ireland - Anguilla
AL|Albania|Albania (Republic of)
AM|Armenia (Republic of)
AO|Angola|Angola (Republic of)
AQ|Antarctica
AR|Argentina|Argentine Republic
AS|American Samoa|United States of America - American Samoa
AT|Austria
AU|Australia
AW|Aruba|Netherlands (Kingdom of the) - Aruba
AZ|Azerbaijan (Republic of)
BA|Bosnia and Herzegovina
BB|Barbados
BD|Bangladesh|Bangladesh (People's Republic of)
BE|Belgium
BF|Burkina Faso
BG|Bulgaria|Bulgaria (Republic of)
BH|Bahrain|Bahrain (Kingdom of)
BI|Burundi (Republic of)
BJ|Benin|Benin (Republic of)
BM|Bermuda|United Kingdom of Great Britain and Northern Ireland - Bermuda
BN|Brunei|Brunei Darussalam
BO|Bolivia (Plurinational State of)
BQ|Caribbean Netherlands|Netherlands (Kingdom of the) - Bonaire, Sint Eustatius and Saba
BR|Brazil|Brazil (Federative Republic of)
BS|The Bahamas|Bahamas (Commonwealth of the)
BT|Bhutan (Kingdom of)
BW|Botswana (Republic of)
BY|Belarus (Republic of)
BZ|Belize
CA|Canada
CC|Australia - Cocos (Keeling) Islands
CD|Congo (Kinshasa)|Democratic Republic of the Congo
CF|Central African Republic
CG|Congo (Brazzaville)|Congo (Republic of the)
CH|Switzerland (Confederation of)
CI|Cote D'Ivoire|Côte d'Ivoire (Republic of)
CK|Cook Islands|New Zealand - Cook Islands
CL|Chile
CM|Cameroon|Cameroon (Republic of)
CN|China|China (People's Republic of)
CO|Colombia|Colombia (Republic of)
CR|Costa Rica
CU|Cuba
CV|Cabo Verde|Cabo Verde (Republic of)
CW|Curacao|Netherlands (Kingdom of the) - Curaçao
CX|Christmas Island|Australia - Christmas Island (Indian Ocean)
CY|Cyprus|Cyprus (Republic of)
CZ|Czech Republic
DE|Germany|Germany (Federal Republic of)
DJ|Djibouti|Djibouti (Republic of)
DK|Denmark
DM|Dominica|Dominica (Commonwealth of)
DO|Dominican Republic
DZ|Algeria|Algeria (People's Democratic Republic of)
EC|Ecuador
EE|Estonia|Estonia (Republic of)
EG|Egypt|Egypt (Arab Republic of)
EH|Western Sahara
ER|Eritrea
ES|Spain
ET|Ethiopia (Federal Democratic Republic of)
FI|Finland
FJ|Fiji|Fiji (Republic of)
FK|Falkland Islands (Islas Malvinas)|United Kingdom of Great Britain and Northern Ireland - Falkland Islands (Malvinas)
FM|Federated States of Micronesia|Micronesia (Federated States of)
FO|Faroe Islands|Denmark - Faroe Islands
FR|France
GA|Gabon|Gabonese Republic
GB|United Kingdom|United Kingdom of Great Britain and Northern Ireland
GD|Grenada
GE|Georgia
GF|French Guiana|France - Guiana (French Department of)
GG|Guernsey
GH|Ghana
GI|Gibraltar|United Kingdom of Great Britain and Northern Ireland - Gibraltar
GL|Greenland|Denmark - Greenland
GM|The Gambia|Gambia (Republic of the)
GN|Guinea|Guinea (Republic of)
GP|Guadeloupe|France - Guadeloupe (French Department of)
GQ|Equatorial Guinea|Equatorial Guinea (Republic of)
GR|Greece
GS|South Georgia and South Sandwich Islands
GT|Guatemala|Guatemala (Republic of)
GU|Guam
GW|Guinea-Bissau|Guinea-Bissau (Republic of)
GY|Guyana
HK|Hong Kong|China (People's Republic of) - Hong Kong (Special Administrative Region of China)
HN|Honduras|Honduras (Republic of)
HR|Croatia|Croatia (Republic of)
HT|Haiti|Haiti (Republic of)
HU|Hungary
ID|Indonesia|Indonesia (Republic of)
IE|Ireland
IL|Israel|Israel (State of)
IM|Isle of Man
IN|India|India (Republic of)
IO|British Indian Ocean Territory
IQ|Iraq|Iraq (Republic of)
IR|Iran|Iran (Islamic Republic of)
IS|Iceland
IT|Italy
JE|Jersey
JM|Jamaica
JO|Jordan|Jordan (Hashemite Kingdom of)
JP|Japan
KE|Kenya|Kenya (Republic of)
KG|Kyrgyz Republic
KH|Cambodia|Cambodia (Kingdom of)
KI|Kiribati|Kiribati (Republic of)
KM|Comoros|Comoros (Union of the)
KN|Saint Kitts and Nevis|Saint Kitts and Nevis (Federation of)
KP|North Korea|Democratic People's Republic of Korea
KR|South Korea|Korea (Republic of)
KW|Kuwait|Kuwait (State of)
KY|Cayman Islands|United Kingdom of Great Britain and Northern Ireland - Cayman Islands
KZ|Kazakhstan (Republic of)
LA|Lao People's Democratic Republic
LB|Lebanon
LC|Saint Lucia
LI|Liechtenstein (Principality of)
LK|Sri Lanka|Sri Lanka (Democratic Socialist Republic of)
LR|Liberia|Liberia (Republic of)
LS|Lesotho (Kingdom of)
LT|Lithuania|Lithuania (Republic of)
LU|Luxembourg
LV|Latvia|Latvia (Republic of)
LY|Libya|Libya (State of)
MA|Morocco|Morocco (Kingdom of)
MC|Monaco|Monaco (Principality of)
MD|Moldova (Republic of)
ME|Montenegro
MG|Madagascar|Madagascar (Republic of)
MH|Marshall Islands|Marshall Islands (Republic of the)
MK|North Macedonia (Republic of)
ML|Mali (Republic of)
MM|Burma|Myanmar (Union of)
MN|Mongolia
MO|Macau|China (People's Republic of) - Macao (Special Administrative Region of China)
MP|Northern Mariana Islands|United States of America - Northern Mariana Islands (Commonwealth of the)
MQ|Martinique|France - Martinique (French Department of)
MR|Mauritania|Mauritania (Islamic Republic of)
MS|United Kingdom of Great Britain and Northern Ireland - Montserrat
MT|Malta
MU|Mauritius|Mauritius (Republic of)
MV|Maldives|Maldives (Republic of)
MW|Malawi
MX|Mexico
MY|Malaysia
MZ|Mozambique|Mozambique (Republic of)
NA|Namibia|Namibia (Republic of)
NC|New Caledonia|France - New Caledonia
NE|Niger (Republic of the)
NF|Norfolk Island
NG|Nigeria|Nigeria (Federal Republic of)
NI|Nicaragua
NL|Netherlands|Netherlands (Kingdom of the)
NO|Norway
NP|Nepal (Federal Democratic Republic of)
NR|Nauru|Nauru (Republic of)
NU|Niue|New Zealand - Niue
NZ|New Zealand
OM|Oman|Oman (Sultanate of)
PA|Panama|Panama (Republic of)
PE|Peru
PF|French Polynesia|France - French Polynesia
PG|Papua New Guinea
PH|Philippines|Philippines (Republic of the)
PK|Pakistan|Pakistan (Islamic Republic of)
PL|Poland|Poland (Republic of)
PM|Saint Pierre and Miquelon|France - Saint Pierre and Miquelon (Territorial Collectivity of)
PN|United Kingdom of Great Britain and Northern Ireland - Pitcairn Island
PR|Puerto Rico|United States of America - Puerto Rico
PS|State of Palestine (In accordance with Resolution 99 Rev. Dubai, 2018)
PT|Portugal|Portugal - Azores|Portugal - Madeira
PW|Palau|Palau (Republic of)
PY|Paraguay|Paraguay (Republic of)
QA|Qatar|Qatar (State of)
RE|Reunion|France - Reunion (French Department of)
RO|Romania
RS|Serbia (Republic of)
RU|Russia|Russian Federation
RW|Rwanda (Republic of)
SA|Saudi Arabia|Saudi Arabia (Kingdom of)
SB|Solomon Islands
SC|Seychelles|Seychelles (Republic of)
SD|Sudan|Sudan (Republic of the)
SE|Sweden
SG|Singapore|Singapore (Republic of)
SH|Saint Helena, Ascension, and Tristan da Cunha|United Kingdom of Great Britain and Northern Ireland - Ascension Island|United Kingdom of Great Britain and Northern Ireland - Saint Helena
SI|Slovenia|Slovenia (Republic of)
SJ|Svalbard
SK|Slovak Republic
SL|Sierra Leone
SM|San Marino (Republic of)
SN|Senegal|Senegal (Republic of)
SO|Somalia|Somalia (Federal Republic of)
SR|Suriname|Suriname (Republic of)
SS|South Sudan (Republic of)
ST|Sao Tome and Principe|Sao Tome and Principe (Democratic Republic of)
SV|El Salvador|El Salvador (Republic of)
SX|Sint Maarten|Netherlands (Kingdom of the) - Sint Maarten (Dutch part)
SY|Syria|Syrian Arab Republic
SZ|Eswatini (Kingdom of)
TC|Turks and Caicos Islands|United Kingdom of Great Britain and Northern Ireland - Turks and Caicos Islands
TD|Chad (Republic of)
TF|France - Adelie Land|France - Saint Paul and Amsterdam Islands|France - Crozet Archipelago|France - Kerguelen Islands
TG|Togo|Togolese Republic
TH|Thailand
TJ|Tajikistan (Republic of)
TL|Timor-Leste|Timor-Leste (Democratic Republic of)
TM|Turkmenistan
TN|Tunisia
TO|Tonga|Tonga (Kingdom of)
TR|Turkey|Republic of Türkiye
TT|Trinidad and Tobago
TV|Tuvalu
TW|Taiwan|China (People's Republic of) - Taiwan (Province of China)
TZ|Tanzania|Tanzania (United Republic of)
UA|Ukraine
UG|Uganda (Republic of)
UM|Johnson Atoll|Midway Islands|Wake Island
US|United States|United States of America - Alaska (State of)|United States of America
UY|Uruguay|Uruguay (Eastern Republic of)
UZ|Uzbekistan (Republic of)
VA|Vatican City State
VC|Saint Vincent and the Grenadines (Windward Islands)|Saint Vincent and the Grenadines
VE|Venezuela|Venezuela (Bolivarian Republic of)
VG|British Virgin Islands|United Kingdom of Great Britain and Northern Ireland - British Virgin Islands
VI|U.S. Virgin Islands|United States of America - United States Virgin Islands
VN|Vietnam|Viet Nam (Socialist Republic of)
VU|Vanuatu|Vanuatu (Republic of)
WF|Wallis and Futuna|France - Wallis and Futuna Islands
WS|Samoa|Samoa (Independent State of)
YE|Yemen|Yemen (Republic of)
ZA|South Africa|South Africa (Republic of)
ZM|Zambia (Republic of)
ZW|Zimbabwe (Republic of)
`;

/** The alpha-2 code of a country by a source's name for it. */
export const COUNTRY_CODES: ReadonlyMap<string, string> = new Map(
  TABLE.trim()
    .split('\n')
    .flatMap((line) => {
      const [a2, ...names] = line.split('|');
      return names.map((name): [string, string] => [name, a2]);
    }),
);
