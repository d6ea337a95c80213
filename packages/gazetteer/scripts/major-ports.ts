/**
 * Common names and codes of major ports: UN/LOCODE, number and name in the World Port Index, common name, longitude and
 * latitude. The builder checks each row against the index by name and position; a code or name that differs from the index
 * (which has INNRP for Visakhapatnam, INVTZ) becomes an additional code or an alias.
 */
const TABLE = `
AEAJM|48270|Ajman|Ajman|55.43|25.42
AEAUH|48278|Abu Zaby|Abu Dhabi|54.37|24.53
AEDXB|48275|Dubayy|Dubai|55.27|25.27
AEFJR|48262|Al Fujayrah|Fujairah|56.36|25.17
AEJEA|48276|Mina Jabal Ali|Jebel Ali|55.05|25.02
AEKLF|48263|Khawr Fakkan|Khor Fakkan|56.37|25.35
AESHJ|48271|Ash Shariqah|Sharjah|55.38|25.37
ARBUE|13760|Buenos Aires|Buenos Aires|-58.37|-34.6
AUBNE|53490|Brisbane|Brisbane|153.17|-27.38
AUDAM|54605|Dampier|Dampier|116.7|-20.67
AUFRE|54520|Fremantle|Fremantle|115.75|-32.05
AUMEL|54030|Melbourne|Melbourne|144.92|-37.83
AUNTL|53610|Newcastle|Newcastle|151.77|-32.92
AUPHE|54620|Port Hedland|Port Hedland|118.58|-20.3
AUSYD|53650|Sydney|Sydney|151.2|-33.87
BDCGP|49590|Chittagong|Chittagong|91.8|22.3
BEANR|31250|Antwerpen|Antwerp|4.4|51.23
BEGNE|31270|Ghent|Ghent|3.73|51.07
BEZEE|31280|Zeebrugge|Zeebrugge|3.2|51.33
BGVAR|43510|Varna|Varna|27.92|43.2
BHKBS|48327|Khalifa Bin Salman|Khalifa Bin Salman|50.7|26.2
BRFOR|12650|Porto De Mucuripe|Fortaleza|-38.48|-3.71
BRITJ|13020|Itajai|Itajai|-48.65|-26.9
BRPDM|12585|Itaqui|Ponta Da Madeira|-44.375|-2.565
BRPNG|12980|Paranagua|Paranagua|-48.5|-25.5
BRRIG|13060|Rio Grande|Rio Grande|-52.08|-32.05
BRRIO|12920|Rio De Janeiro|Rio|-43.18|-22.88
BRSSA|12770|Port De Salvador|Salvador|-38.5|-12.97
BRSSZ|12970|Santos|Santos|-46.3|-23.95
BRTUB|12855|Tubarao|Tubarao|-40.25|-20.28
BSFPO|9985|Freeport|Freeport|-78.78|26.53
CAHAL|6340|Halifax|Halifax|-63.57|44.65
CAMTR|2235|Montreal|Montreal|-73.55|45.5
CAPRR|18950|Prince Rupert|Prince Rupert|-130.33|54.3
CAVAN|18150|Vancouver|Vancouver|-123.1|49.3
CIABJ|46000|Abidjan|Abidjan|-4.02|5.3
CLSAI|14470|Puerto San Antonio|San Antonio|-71.62|-33.58
CLVAP|14500|Bahia De Valparaiso|Valparaiso|-71.62|-33.03
CNCAN|57830|Guangzhou|Guangzhou|113.4|23.1
CNCWN|57818|Chiwan|Chiwan|113.88|22.47
CNDAL|60250|Dalian|Dalian|121.65|38.93
CNDLC|60250|Dalian|Dalian|121.65|38.93
CNFOC|59860|Fuzhou|Fuzhou|119.3|26.05
CNFZH|59860|Fuzhou|Fuzhou|119.3|26.05
CNGZG|57830|Guangzhou|Guangzhou|113.4|23.1
CNLYG|60130|Lianyungang|Lianyungang|119.45|34.75
CNNBO|59940|Ningbo|Ningbo|121.55|29.88
CNNGB|59940|Ningbo|Ningbo|121.55|29.88
CNQDG|60140|Qingdao Gang|Qingdao|120.3|36.08
CNSHA|59970|Shanghai|Shanghai|121.5|31.23
CNSHG|59970|Shanghai|Shanghai|121.5|31.23
CNSHK|57777|Shekou|Shekou|113.9|22.48
CNSZX|57857|Yantian|Shenzhen|114.1|22.55
CNYSA|59970|Shanghai|Yangshan|121.5|31.23
CNTAO|60140|Qingdao Gang|Qingdao|120.3|36.08
CNTSN|60190|Tianjin Xin Gang|Tianjin|117.7|39
CNTXG|60190|Tianjin Xin Gang|Xingang|117.75|38.98
CNXMG|57870|Xiamen|Xiamen|118.07|24.45
CNXMN|57870|Xiamen|Xiamen|118.07|24.45
CNYIK|60220|Yingkou|Yingkou|122.2|40.68
CNYTN|57857|Yantian|Yantian|114.27|22.57
CNZOS|59960|Zhoushan|Zhoushan|122.1|30
COBUN|15370|Buenaventura|Buenaventura|-77.08|3.88
COCTG|11910|Cartagena|Cartagena|-75.53|10.4
DEBRV|30810|Bremerhaven|Bremerhaven|8.58|53.55
DEHAM|30780|Hamburg|Hamburg|9.97|53.54
DEWVN|30910|Wilhelmshaven|Wilhelmshaven|8.15|53.52
DJJIB|47850|Djibouti|Djibouti|43.13|11.6
DKAAR|30260|Arhus|Aarhus|10.22|56.15
DKCPH|29230|Kobenhavn|Copenhagen|12.6|55.7
DKSKA|30440|Skagen Havn|Skagen|10.6|57.72
DOCAU|11035|Andres (Andres Lng Terminal)|Caucedo|-69.63|18.42
ECGYE|15270|Guayaquil|Guayaquil|-79.9|-2.27
EETLL|28480|Vanasadam - Port of Tallinn|Tallinn|24.77|59.45
EGALY|45165|Al Iskandariyh (Alexandria)|Alexandria|29.88|31.18
EGDAM|45151|Damietta|Damietta|31.77|31.47
EGPSD|45140|Bur Sa'id|Port Said|32.3|31.27
EGPSE|45140|Bur Sa'id|Port Said East|32.36|31.22
EGSUZ|48040|As Suways|Suez|32.55|29.97
ESALG|38310|Algeciras|Algeciras|-5.43|36.13
ESBCN|38550|Barcelona|Barcelona|2.17|41.35
ESBIO|37400|Puerto De Bilbao|Bilbao|-3.05|43.35
ESCEU|45730|Ceuta|Ceuta|-5.32|35.9
ESLPA|38170|Las Palmas|Las Palmas|-15.42|28.15
ESVLC|38480|Valencia|Valencia|-0.32|39.45
FIHEL|28190|Helsinki|Helsinki|24.95|60.16
FRDKK|35730|Dunkerque Port Est|Dunkirk|2.37|51.05
FRFOS|38775|Fos|Fos|4.87|43.4
FRLEH|35840|Port Of Le Havre|Le Havre|0.12|49.48
FRMRS|38810|Marseille|Marseille|5.35|43.3
GBFXT|31560|Felixstowe|Felixstowe|1.32|51.95
GBGRG|32010|Grangemouth|Grangemouth|-3.7|56.03
GBHUL|31660|Kingston Upon Hull|Hull|-0.27|53.74
GBIMM|31650|Immingham|Immingham|-0.18|53.63
GBLIV|34690|Liverpool|Liverpool|-3|53.42
GBLON|31470|London|London|0|51.5
GBMLF|34880|Milford Haven|Milford Haven|-5.03|51.7
GBPME|35600|Portsmouth Harbour|Portsmouth|-1.1|50.8
GBSOU|35580|Southampton|Southampton|-1.4|50.9
GBTEE|31720|Teesport|Teesport|-1.15|54.6
GEPTI|44340|Poti|Poti|41.65|42.15
GHTEM|46070|Tema|Tema|0.02|5.63
GIGIB|38330|Europa Point|Gibraltar|-5.36|36.14
GRPIR|42230|Piraievs|Piraeus|23.62|37.95
GRSKG|42530|Thessaloniki|Thessaloniki|22.92|40.63
HKHKG|57840|Hong Kong|Hong Kong|114.17|22.3
IDBLW|50730|Belawan|Belawan|98.68|3.78
IDJKT|50970|Jakarta|Jakarta|106.88|-6.1
IDSUB|51130|Surabaya|Surabaya|112.73|-7.2
IDTPP|50970|Jakarta|Tanjung Priok|106.88|-6.1
IEDUB|34480|Dublin|Dublin|-6.2|53.35
ILASH|45100|Ashdod|Ashdod|34.63|31.83
ILHFA|45080|Haifa|Haifa|35|32.82
INBOM|48840|Mumbai (Bombay)|Mumbai|72.85|18.95
INCCU|49560|Calcutta|Kolkata|88.32|22.55
INCOK|49130|Kochi (Cochin)|Cochin|76.25|9.97
INIXY|48630|Kandla|Kandla|70.22|23.02
INMAA|49450|Chennai (Madras)|Chennai|80.3|13.1
INMUN|48617|Mundra|Mundra|69.7|22.73
INNSA|48845|Jawaharlal Nehru Port (Nhava Shiva)|Nhava Sheva|72.95|18.95
INPRT|49535|Paradip|Paradip|86.68|20.27
INSIK|48613|Sikka|Sikka|69.8|22.43
INVTZ|49480|Vishakhapatnam|Visakhapatnam|83.28|17.69
IQBSR|48400|Al Basrah|Basra|47.8|30.5
IRBND|48520|Bandar Abbas|Bandar Abbas|56.2|27.15
IRKHK|48465|Kharg Island Oil Terminal|Kharg|50.33|29.23
ITAUG|40250|Augusta|Augusta|15.22|37.22
ITGIT|40115|Gioia Tauro|Gioia Tauro|15.9|38.45
ITGOA|39470|Genova|Genoa|8.92|44.4
ITLIV|39590|Livorno|Livorno|10.3|43.55
ITNAP|39960|Napoli|Naples|14.27|40.85
ITRAN|40720|Porto Di Corsini|Ravenna|12.28|44.49
ITSPE|39520|La Spezia|La Spezia|9.85|44.1
ITTRS|40820|Trieste|Trieste|13.75|45.65
ITVCE|40760|Porto Di Lido-Venezia|Venice|12.3|45.43
JMKIN|10770|Kingston|Kingston|-76.8|17.97
JOAQJ|48090|Al Aqabah|Aqaba|35|29.52
JPCHB|61375|Chiba Ko|Chiba|140.08|35.58
JPHKT|62430|Hakata|Hakata|130.4|33.6
JPNGO|61480|Nagoya Ko|Nagoya|136.87|35.05
JPOSA|61550|Osaka|Osaka|135.43|34.65
JPTYO|61380|Tokyo Ko|Tokyo|139.78|35.62
JPUKB|61560|Kobe|Kobe|135.2|34.68
JPYOK|61390|Yokohama Ko|Yokohama|139.65|35.45
KEMBA|47100|Mombasa|Mombasa|39.63|-4.07
KRBUS|60390|Busan|Busan|129.05|35.1
KRINC|60320|Inchon|Incheon|126.6|37.45
KRKAN|60376|Gwangyang Hang|Gwangyang|127.7|34.9
KRPUS|60390|Busan|Busan|129.05|35.1
KRUSN|60400|Ulsan|Ulsan|129.38|35.5
KRYOS|60370|Yosu|Yeosu|127.7|34.75
KWMAA|48361|Mina Al Ahmadi|Mina Al Ahmadi|48.17|29.07
KWSWK|48370|Al Kuwayt|Shuwaikh|47.92|29.35
LKCMB|49240|Colombo|Colombo|79.85|6.95
LTKLJ|28660|Klaipeda|Klaipeda|21.13|55.72
LVRIX|28610|Riga|Riga|24.1|57
MACAS|45793|Casablanca|Casablanca|-7.6|33.6
MAPTM|45753|Tangier-Mediterranean|Tanger Med|-5.5|35.88
MATNG|45755|Tanger|Tangier|-5.8|35.78
MTMAR|40340|Marsaxlokk|Marsaxlokk|14.53|35.83
MTMLA|40330|Valletta Harbors|Valletta|14.52|35.9
MXLZC|15765|Lazaro Cardenas|Lazaro Cardenas|-102.18|17.93
MXVER|9380|Veracruz|Veracruz|-96.13|19.2
MXZLO|15770|Manzanillo|Manzanillo|-104.3|19.05
MYJHB|49982|Johor|Johor|103.9|1.45
MYPEN|49850|Pulau Pinang|Penang|100.35|5.42
MYPGU|49982|Johor|Pasir Gudang|103.9|1.45
MYPKG|49930|Port Klang|Port Klang|101.38|3
MYTPP|51587|Tanjung Pelepas|Tanjung Pelepas|103.55|1.36
NGAPP|46130|Lagos|Apapa|3.37|6.45
NGLOS|46130|Lagos|Lagos|3.4|6.43
NLAMS|31060|Amsterdam|Amsterdam|4.8|52.4
NLRTM|31140|Rotterdam|Rotterdam|4.5|51.9
NLTNZ|31220|Terneuzen|Terneuzen|3.82|51.33
NLVLI|31210|Vlissingen|Vlissingen|3.6|51.45
NOBGO|23160|Bergen|Bergen|5.32|60.4
NOOSL|23810|Oslo|Oslo|10.75|59.9
NZAKL|55060|Auckland|Auckland|174.77|-36.85
NZTRG|55080|Tauranga|Tauranga|176.17|-37.67
OMSLL|48230|Mina Raysut|Salalah|54|16.95
OMSOH|48257|Port Of Sohar|Sohar|56.63|24.5
PABLB|15410|Balboa|Balboa|-79.57|8.95
PACTB|9860|Puerto Cristobal|Cristobal|-79.92|9.35
PAMIT|9865|Puerto Colon|Manzanillo|-79.88|9.37
PAONX|9865|Puerto Colon|Colon|-79.9|9.37
PECLL|14950|Puerto Del Callao|Callao|-77.15|-12.05
PHMNL|58370|Manila|Manila|120.97|14.6
PKBQM|48605|Muhamamad Bin Qasim|Port Qasim|67.35|24.77
PKKHI|48600|Karachi|Karachi|66.98|24.83
PLGDN|28710|Gdansk|Gdansk|18.67|54.4
PLGDY|28740|Gdynia|Gdynia|18.55|54.53
PTLEI|37950|Porto De Leixoes|Leixoes|-8.7|41.18
PTLIS|37990|Lisboa|Lisbon|-9.13|38.7
PTSIE|38005|Sines|Sines|-8.87|37.95
QADOH|48290|Doha|Doha|51.55|25.3
QAHMD|48287|Umm Said|Hamad|51.6|25
QARLF|48297|Ras Laffan|Ras Laffan|51.6|25.92
ROCND|43560|Constanta|Constanta|28.65|44.17
RULED|28370|Sankt-Peterburg|St Petersburg|30.25|59.9
RUNVS|44200|Novorossiysk|Novorossiysk|37.8|44.72
RUPRI|28360|Primorsk|Primorsk|28.6|60.35
RUULU|28410|Reka Luga|Ust Luga|28.4|59.68
SADMM|48335|Dammam|Dammam|50.2|26.5
SAJED|48140|Jiddah|Jeddah|39.15|21.47
SAJUB|48338|Al Jubayl|Jubail|49.67|27.03
SARTA|48340|Ras Tannurah|Ras Tanura|50.17|26.65
SAYNB|48120|Yanbu|Yanbu|38.05|24.08
SEGOT|24020|Goteborg|Gothenburg|11.93|57.7
SESTO|25380|Stockholm|Stockholm|18.1|59.33
SGSIN|50000|Keppel - (East Singapore)|Singapore|103.84|1.26
SNDKR|45820|Dakar|Dakar|-17.43|14.68
TGLFW|46090|Lome|Lome|1.28|6.13
THBKK|57450|Bangkok|Bangkok|100.57|13.7
THLCH|57462|Laem Chabang|Laem Chabang|100.88|13.08
TRAMB|43388|Ambarli|Ambarli|28.68|40.97
TRIST|43420|Istanbul|Istanbul|28.97|41.02
TRIZM|44750|Izmir|Izmir|27.13|38.43
TRMER|44860|Mersin|Mersin|34.63|36.8
TWKEL|57890|Chi-Lung|Keelung|121.75|25.15
TWKHH|57920|Kao-Hsiung|Kaohsiung|120.28|22.6
TWTPE|57935|Tan-Shui|Taipei|121.38|25.15
TWTXG|57955|Tai-Chung Kang|Taichung|120.5|24.25
TZDAR|47010|Dar Es Salaam|Dar Es Salaam|39.28|-6.83
UAODS|43650|Odesa|Odesa|30.75|46.5
USBAL|8210|Baltimore|Baltimore|-76.6|39.27
USBOS|7250|Boston|Boston|-71.03|42.35
USCHS|8500|Charleston|Charleston|-79.93|32.8
USCRP|9300|Corpus Christi|Corpus Christi|-97.4|27.8
USGLS|9150|Galveston|Galveston|-94.8|29.3
USHOU|9240|Houston|Houston|-95.27|29.74
USLAX|16080|Los Angeles|Los Angeles|-118.27|33.74
USLGB|16070|Long Beach|Long Beach|-118.22|33.76
USMIA|8640|Miami|Miami|-80.17|25.77
USMSY|8860|New Orleans|New Orleans|-90.07|29.95
USNYC|7640|New York City|New York|-74|40.7
USOAK|16340|Oakland|Oakland|-122.3|37.8
USORF|8280|Norfolk|Norfolk|-76.3|36.85
USPEF|8630|Port Everglades|Port Everglades|-80.1|26.1
USPHL|8110|Philadelphia|Philadelphia|-75.13|39.95
USSAV|8530|Savannah|Savannah|-81.1|32.08
USSEA|17730|Seattle|Seattle|-122.35|47.6
USSFO|16300|San Francisco|San Francisco|-122.4|37.8
USTIW|17700|Tacoma|Tacoma|-122.4|47.27
UYMVD|13120|Montevideo|Montevideo|-56.2|-34.9
VNCMT|57572|Phu My|Cai Mep|107.03|10.52
VNHPH|57680|Hai Phong|Haiphong|106.67|20.87
VNSGN|57580|Thanh Ho Chi Minh|Ho Chi Minh|106.72|10.77
VNVUT|57570|Vung Tau|Vung Tau|107.07|10.35
ZACPT|46770|Cape Town|Cape Town|18.43|-33.92
ZADUR|46850|Durban|Durban|31.03|-29.87
ZAPLZ|46820|Port Elizabeth|Port Elizabeth|25.63|-33.97
ZARCB|46855|Richards Bay|Richards Bay|32.05|-28.8
`;

export interface MajorPort {
  readonly locode: string;
  readonly id: number;
  /** The name in the World Port Index. */
  readonly indexName: string;
  readonly commonName: string;
  readonly longitude: number;
  readonly latitude: number;
}

export const MAJOR_PORTS: readonly MajorPort[] = TABLE.trim()
  .split('\n')
  .map((line) => {
    const [locode, id, indexName, commonName, longitude, latitude] = line.split('|');
    return {
      locode,
      id: Number(id),
      indexName,
      commonName,
      longitude: Number(longitude),
      latitude: Number(latitude),
    };
  });
