/** Terminals of Europe and Africa, in the form of `terminals.ts`. */
export const TERMINALS_OF_EUROPE_AND_AFRICA = `
31250|oil|Antwerp Right Bank|4.32|51.29|4000|hand
31250|container|Antwerp Docks|4.38|51.26|3500|hand
31140|container|Maasvlakte|4.02|51.95|4000|gem
31140|ore|EMO Maasvlakte|4.045|51.943|2000|gem
31140|gas|Gate LNG|4.069|51.973|1200|gem
31140|container|Waalhaven|4.43|51.885|2500|hand
31140|oil|Botlek|4.29|51.88|3000|gfw
31250|container|Antwerp Deurganck|4.26|51.29|3500|hand
31250|container|Antwerp Noordzee|4.28|51.345|2000|gfw
31280|gas|Zeebrugge LNG|3.222|51.355|1200|gem
31280|container|Zeebrugge CSP|3.21|51.345|1500|gem
31060|coal|Amsterdam OBA|4.819|52.41|1500|gem
30780|container|Hamburg Altenwerder|9.935|53.505|1500|unlocode
30780|ore|Hamburg Hansaport|9.92|53.52|1500|unlocode
30810|container|Bremerhaven Stromkaje|8.53|53.59|3000|hand
30910|container|JadeWeserPort|8.155|53.59|2500|gem
31560|container|Felixstowe|1.315|51.952|2500|wpi
GBLGP|container|London Gateway|0.4911|51.5027|2000|gfw
31375|gas|Grain LNG|0.7|51.435|1500|wpi
35580|container|Southampton Western Docks|-1.45|50.912|2500|hand
31650|oil|Immingham|-0.185|53.635|2500|gem
31972|oil|Hound Point|-3.36|56.007|1200|wpi
32630|oil|Sullom Voe|-1.285|60.46|2000|wpi
34880|gas|South Hook LNG|-5.076|51.707|1500|gem
34880|gas|Dragon LNG|-4.998|51.7|1200|gem
35835|oil|Antifer|0.14|49.658|1500|wpi
35732|gas|Dunkirk LNG|2.1965|51.036|1500|gem
36855|gas|Montoir LNG|-2.143|47.301|1200|gem
23138|oil|Mongstad|5.03|60.812|1800|unlocode
23139|oil|Sture|4.843|60.62|1500|wpi
23451|gas|Karsto|5.52|59.277|1500|wpi
NOMLK|gas|Melkoya|23.59|70.687|1500|gem
22030|ore|Narvik|17.41|68.425|1500|wpi
23950|oil|Brofjorden|11.42|58.355|1500|wpi
FISKV|oil|Skoldvik|25.55|60.3|2000|unlocode
28654|oil|Butinge buoy|20.955|56.045|1500|wpi
28710|container|Gdansk Baltic Hub|18.713|54.383|1700|gem
28715|oil|Gdansk Naftoport|18.71|54.4|1500|gem
28360|oil|Primorsk|28.71|60.335|2500|gem
28410|coal|Ust-Luga Rosterminalugol|28.415|59.688|1500|gem
28410|container|Ust-Luga|28.421|59.671|1500|gem
28370|container|Saint Petersburg|30.21|59.875|2000|gfw
62950|coal|Murmansk|33.049|68.972|1500|gfw
RUSAB|gas|Sabetta|72.08|71.281|2000|gfw
38005|container|Sines Terminal XXI|-8.84|37.938|1800|gem
38005|gas|Sines LNG|-8.848|37.94|1000|gem
38005|oil|Sines oil|-8.878|37.947|1500|wpi
38310|container|Algeciras Juan Carlos I|-5.432|36.137|2000|wpi
38310|oil|Algeciras Cepsa|-5.391|36.1755|1500|gfw
38480|container|Valencia|-0.31|39.445|2500|wpi
38550|container|Barcelona Prat|2.148|41.33|1800|gem
38550|gas|Barcelona LNG|2.16|41.338|1000|gem
38430|oil|Cartagena Escombreras|-0.96|37.572|1500|gem
38220|oil|Huelva|-6.925|37.18|2000|gfw
45753|container|Tanger Med|-5.5|35.888|2500|gfw
38775|container|Fos|4.87|43.406|2500|gem
38775|gas|Fos Cavaou|4.898|43.416|1200|gem
38780|oil|Lavera|4.985|43.39|1500|wpi
40115|container|Gioia Tauro|15.905|38.445|2500|wpi
40340|container|Marsaxlokk|14.545|35.82|2000|gfw
42230|container|Piraeus|23.59|37.955|2500|unlocode
41045|oil|Omisalj|14.548|45.213|1500|wpi
43388|container|Ambarli|28.68|40.965|2500|wpi
43334|oil|Aliaga|26.925|38.83|2500|gem
44870|oil|Ceyhan|35.93|36.868|3000|wpi
43655|ore|Pivdennyi|31.02|46.615|2500|gem
44345|oil|Supsa buoy|41.695|42.035|2000|gfw
44350|oil|Batumi|41.645|41.653|1500|gfw
RUTAM|coal|Taman|36.678|45.121|2500|gem
45140|container|Port Said East|32.36|31.22|3000|unlocode
45151|container|Damietta|31.755|31.467|2000|gem
45172|oil|Sidi Kerir|29.615|31.106|2500|gfw
48055|oil|Ain Sukhna|32.405|29.567|2500|gfw
48030|container|Sokhna|32.36|29.647|2000|wpi
45635|gas|Arzew Bethioua|-0.258|35.815|2500|wpi
45515|gas|Skikda LNG|6.944|36.881|1500|gem
45295|oil|Marsa el Brega|19.58|30.415|2500|gem
45297|oil|Es Sider|18.36|30.64|2500|wpi
45296|oil|Ras Lanuf|18.58|30.515|2000|wpi
46850|container|Durban|31.02|-29.88|2500|gfw
46855|coal|Richards Bay Coal|32.045|-28.812|2500|gem
46750|ore|Saldanha|17.98|-33.02|2000|wpi
ZANGQ|container|Ngqura|25.687|-33.802|2000|gem
46090|container|Lome|1.285|6.135|2000|wpi
NGLKK|container|Lekki|4|6.426|2000|unlocode
46130|container|Apapa|3.37|6.44|2500|hand
46070|container|Tema|0.01|5.635|2500|gfw
46208|container|Onne|7.15|4.69|2500|wpi
46205|gas|Bonny LNG|7.155|4.426|1500|gfw
46206|oil|Bonny Offshore|7.2333|4.1833|3000|gfw
46161|oil|Forcados|5.18|5.168|2500|wpi
46195|oil|Qua Iboe|8.03|4.2333|3000|wpi
46135|oil|Escravos|4.96|5.51|2500|gfw
46000|container|Abidjan|-4.0135|5.261|1500|gfw
46470|container|Pointe Noire|11.833|-4.779|2000|gfw
46545|gas|Soyo LNG|12.335|-6.118|1500|gem
46487|oil|Malongo|12.08|-5.4333|2500|wpi
46472|oil|Djeno|11.8625|-4.9394|2500|gfw
45850|bauxite|Kamsar|-14.616|10.643|1800|wpi
45812|ore|Nouadhibou|-17.0303|20.8285|2000|gfw
47855|container|Doraleh|43.095|11.597|2000|wpi
47720|container|Port Louis|57.494|-20.152|2000|gfw
`;
