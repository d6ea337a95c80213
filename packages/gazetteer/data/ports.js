// Made by npm run data from the sources in SOURCES.md. Do not change by hand.
export const ports = `
40|ISTHH|IS|Thorlakshofn|-21.36667|63.85|||
65|ISGRI|IS|Grindavik|-22.43333|63.83333|||
70|ISKEV|IS|Keflavik|-22.55|64|very-small||
72|ISHEL|IS|Helguvik|-22.55|64.01667|||
75|ISSTR|IS|Straumsvik|-22.05|64.05|very-small||
80|ISHAF|IS|Hafnarfjordur|-21.95|64.06667|very-small||
85|ISKOV|IS|Kopavogur|-21.95|64.11667|||
90|ISKJF|IS|Skerjafjordur|-22.01667|64.15|very-small||
100|ISREY|IS|Reykjavik|-21.93333|64.15|medium||
105|ISGRT|IS|Grundartangi|-22|64.26667|medium||
120|ISGRF|IS|Grundarfjordur|-23.25|64.93333|||
125|ISSTY|IS|Stykkisholmur|-22.73333|65.08333|||
155|ISPAT|IS|Patreksfjordur|-24|65.6|||
160|ISBIL|IS|Bildudalur|-23.6|65.68333|very-small||
170|ISTEY|IS|Thingeyri|-23.48333|65.88333|very-small|Pingeyri|
185|ISBOL|IS|Bolungarvik|-23.23333|66.16667|very-small||
190|ISISA|IS|Isafjordur|-23.11667|66.06667|very-small||
210|ISHVM|IS|Hvammstangi|-20.95|65.4|||
230|ISSKA|IS|Skagastrond|-20.31667|65.81667|||
250|ISSAU|IS|Saudarkrokur|-19.66667|65.75|very-small||
260|ISSIG|IS|Siglufjorhurd|-18.91667|66.15|very-small|Hvanneyri;Siglufjordur|
270|ISOLF|IS|Olafsfjordur|-18.65|66.06667|||
280|ISDAL|IS|Dalvik|-18.51667|65.98333|very-small||
310|ISAKU|IS|Akureyri|-18.08333|65.68333|very-small||
315|ISGRE|IS|Grenivik|-18.18333|65.95|||
320|ISHUS|IS|Husavik|-17.33333|66.03333|very-small||
340|ISRAU|IS|Raufarhofn|-15.93333|66.45|||
350|ISTHO|IS|Thorshofn|-15.33333|66.2|||
360|ISVPN|IS|Vopnafjordur|-14.81667|65.75|||
400|ISSEY|IS|Seydhisfjordhur|-14|65.26667|small||
420|ISNES|IS|Neskaupstadur|-13.68333|65.15|very-small|Neseyri;Nordfjordur|
430|ISESK|IS|Eskifjordhur|-14.01667|65.06667|very-small|Eske Fsord|
450|ISFAS|IS|Budir|-14.01667|64.93333|very-small|Budhir|
453|ISFAS|IS|Faskrudsfjordur|-14.01667|64.91667|||
465|ISDJU|IS|Djupivogur|-14.28333|64.66667|||
480|ISHFN|IS|Hornafjordur|-15.23333|64.25|very-small||
505|CUPAL|CU|Palo Alto|-78.96667|21.58333|||
510|ISVES|IS|Vestmannaeyjar|-20.28333|63.43333|small||
540|GLAGM|GL|Ammassalik|-37.61667|65.61667|||
542||GL|Qutdleq|-42.21667|61.51667|very-small||
543||GL|Kusanartoq|-42.21667|61.76667|small||
560|GLJNN|GL|Nanortalik Havn|-45.2|60.11667|very-small||
580|GLJJU|GL|Qaqortoq|-46.03333|60.71667||Julianehaab|
585|GLJNS|GL|Narsaq|-46.05|60.91667|very-small||
590|GLUAK|GL|Narsarssuaq|-45.43333|61.15|very-small||
605|GLJGR|GL|Gronnedal (Kangilinnguit)|-48.1|61.23333|very-small|Green Valley Harbor;Sermersooq|
610|GLJFR|GL|Paamuit (Frederikshab)|-49.66667|62|small|Frederikshab;Pamiut|
635|GLFHN|GL|Faeringehavn|-51.51667|63.68333|||
640|GLGOH|GL|Nuuk|-51.75|64.18333|small|Godthab|
670|GLJSU|GL|Maniitsoq|-52.91667|65.41667|very-small|Manitsok|
680|GLSFJ|GL|Soendre Stroemfjord|-50.95|66.95||Kangerlussuaq|GLKAN
690|GLJHS|GL|Sisimiut|-53.7|66.91667|small||
700||GL|Attu|-53.73333|67.95|very-small||
760|GLJEG|GL|Aasiaat|-52.86833|68.71083|small|Egedesminde|
790|GLJCH|GL|Qasigiannguit-Christianshab|-51.18333|68.81667|very-small|Kasigianguit|
810|GLJAV|GL|Illulissat (Jakobshavn)|-51.1|69.21667|small|Iliussat|
840|GLJGO|GL|Qeqertarsuaq|-53.53333|69.23333|small||
900|GLUMD|GL|Uummannaq|-52.11667|70.66667|||
940|GLJUV|GL|Kajalleq Upernavik|-55.53333|72.15|very-small|South Upernavik|
1000|GLTHU|GL|Pituffik (Thule Air Base)|-68.86667|76.53333|very-small|North Star Bugt|
1020|CAPDI|CA|Pond Inlet|-76.75|72.75|medium||
1035||CA|Padloping Island|-62.73333|67.03333|very-small||
1040|CAPNT|CA|Pangnirtung|-65.75|66.13333|very-small||
1090|CACHV|CA|Churchill|-94.2|58.78333|||
1150|CADEB|CA|Deception Bay|-74.68333|62.15|||
1260|CANAI|CA|Nain|-61.68333|56.55|||
1340|CAGOO|CA|Goose Bay|-60.3|53.36667|very-small||
1420|CASAT|CA|St Anthony|-55.56667|51.36667|||
1450|CAROD|CA|Roddickton|-56.13333|50.86667|||
1470|CABVE|CA|Baie Verte|-56.2|49.91667|||
1500|CASPD|CA|Springdale|-56.06667|49.5|||
1540|CABWD|CA|Botwood|-55.33333|49.13333|||
1560|CALWP|CA|Lewisporte|-55.05|49.25|||
1570|CATWI|CA|Twillingate|-54.76667|49.65|||
1591|CACMV|CA|Carmanville|-54.26667|49.4|||
1600|CACAT|CA|Catalina Harbor|-53.07056|48.51611|small||
1605||CA|Port Union|-53.08333|48.5|very-small||
1611|CACLE|CA|Clarenville|-53.9591|48.17515|small||
1650|CABYR|CA|Bay Roberts|-53.26265|47.58905|||
1655|CAHOD|CA|Holyrood|-53.13333|47.4|||
1658||CA|Long Pond|-52.97841|47.5192|||
1670|CASJF|CA|St John's|-52.7|47.56667|small||
1675|CABBU|CA|Bay Bulls|-52.81667|47.31667|||
1700||CA|Placentia Bay|-54.01422|47.25355|||
1710|CANWP|CA|Argentia|-53.98333|47.3|medium||
1712|CALOH|CA|Long Harbour|-53.82677|47.42362|||
1714|CAARC|CA|Arnold's Cove|-53.98107|47.7648|small||
1715|CACBC|CA|Come By Chance Harbor|-54.01667|47.8|small||
1730|CAMTN|CA|Marystown|-55.11667|47.18333|||
1750|PMFSP|PM|Port De St Pierre|-56.16667|46.78333|small|St Pierre|
1760||PM|Miquelon|-56.36667|47.1|||
1784|CAFOR|CA|Fortune|-55.83069|47.07328|||
1785|CAGRB|CA|Grand Bank|-55.75|47.1|||
1786|CAHBR|CA|Harbour Breton|-55.8|47.48333|small||
1790|CABUO|CA|Burgeo|-57.6|47.61667|||
1795|CAPBQ|CA|Port Aux Basques|-59.13333|47.56667|small||
1810|CASTV|CA|Stephenville|-58.53333|48.53333|very-small|Port Harmon|
1820||CA|St George's|-58.45|48.45|small||
1830|CACBK|CA|Corner Brook|-57.95|48.95|small||
1880|CAYBX|CA|Blanc Sablon|-57.13333|51.41667|very-small||
1890|CAHSP|CA|Havre St Pierre|-63.6|50.23333|very-small||
1955|CASEI|CA|Sept Iles|-66.38333|50.2|medium|Seven Islands|
1957|CAPNO|CA|Pointe Noire|-66.48333|50.16667|small||
1958|CAPCA|CA|Port Cartier|-66.78333|50.03333|very-small||
1990|CAMNE|CA|Matane|-67.53333|48.85|very-small||
2015|CABCO|CA|Baie Comeau|-68.13333|49.23333|small|Baie Du Moulin|
2030|CARIM|CA|Rimouski|-68.51667|48.45|small||
2110|CALBA|CA|La Baie (Port Alfred)|-70.88333|48.33333|small|Port Alfred|CAPAF
2130|CACHI|CA|Chicoutimi (Port Saguenay)|-71.06667|48.43333|small|Port Saguenay|CASAG
2150|CARDL|CA|Riviere Du Loup|-69.51667|47.83333|small|Fraserville|
2180|CAQUE|CA|Quebec|-71.21667|46.81667|medium||
2200|CABEC|CA|Port De Becancour|-72.38333|46.4|very-small||
2210|CATRR|CA|Trois Rivieres|-72.55|46.35|medium|Three Rivers|
2220|CASOR|CA|Sorel|-73.11667|46.05|small||
2235|CAMTR|CA|Montreal|-73.55|45.51667|large||
2300|CADON|CA|Vaudreuil|-74.03333|45.4|very-small||
2310|CAOKA|CA|Oka Sur Le Lac|-74.08333|45.46667|very-small||
2320|CAHUD|CA|Hudson|-74.13333|45.46667|very-small||
2330|CAPLI|CA|St Placide|-74.2|45.53333|very-small||
2340|CASAE|CA|St Andrews East|-74.33333|45.56667|very-small|St Andrews|
2350||CA|Carillon|-74.36667|45.56667|very-small||
2370|CACAB|CA|Chute A Blondeau|-74.46667|45.58333|very-small||
2380|CAGRZ|CA|Grenville|-74.6|45.63333|very-small||
2390|CAHAW|CA|Hawkesbury|-74.61667|45.61667|very-small||
2400|CAFSS|CA|Fassett|-74.86667|45.65|very-small||
2420|CAMBO|CA|Montebello|-74.93333|45.65|very-small||
2430|CAPPV|CA|Papineauville|-75.01667|45.61667|very-small||
2460|CAURS|CA|Thurso|-75.23333|45.6|very-small||
2470|CAROK|CA|Rockland|-75.3|45.55|very-small||
2480|CAOCL|CA|Cumberland|-75.4|45.51667|very-small||
2490|CAMAS|CA|Masson|-75.41667|45.53333|very-small||
2510|CAGAT|CA|Gatineau|-75.65|45.48333|very-small|Pointe Gatineau|
2520|CAOTT|CA|Ottawa|-75.7|45.43333|small||
2530|CAHUL|CA|Hull|-75.7|45.43333|very-small||
2550|CABHA|CA|Beauharnois|-73.88333|45.31667|very-small||
2560|CACQA|CA|Coteau Landing|-74.2|45.25|very-small|Coteau Du Lac|
2570|CASZT|CA|St Zotique|-74.25|45.25|very-small||
2590|CAAIT|CA|St Anicet|-74.36667|45.13333|very-small||
2600|CALCS|CA|South Lancaster|-74.5|45.13333|very-small|East Lancaster|
2620|CACWL|CA|Cornwall|-74.73333|45.01667|very-small||
2670|CACDN|CA|Cardinal|-75.38333|44.78333|very-small||
2680|CAJOH|CA|Lower Lakes Terminal|-75.46667|44.73333|small|Johnstown|
2700|CABCK|CA|Brockville|-75.66667|44.58333|very-small||
2710|CAGNN|CA|Rockport|-75.93333|44.38333|very-small||
2720|CAGNE|CA|Gananoque|-76.16667|44.33333|very-small||
2730|CAWFI|CA|Wolfe Island|-76.43333|44.2|very-small||
2740|CAKIN|CA|Kingston|-76.5|44.23333|very-small||
2770|USOGS|US|Ogdensburg|-75.5|44.7|small||
2790|USAXB|US|Alexandria Bay|-75.91667|44.33333|very-small||
2800|USCLY|US|Clayton|-76.05|44.23333|very-small||
2830|CAILL|CA|Millhaven|-76.73333|44.2|very-small||
2880|CAPIC|CA|Picton|-77.13333|44.01667|very-small||
2930|CABLV|CA|Belleville|-77.4|44.15|small||
2940|CATTC|CA|Trenton|-77.56667|44.1|small||
2960|CACBG|CA|Cobourg|-78.16667|43.95|small||
2970|CAOPE|CA|Port Hope|-78.28333|43.93333|small||
2975|CACOC|CA|Contrecour|-73.2|45.88333|very-small||
2980|CAOSH|CA|Oshawa|-78.81667|43.86667|small||
2990|CAWHI|CA|Port Whitby|-78.93333|43.85|small||
3000|CATOR|CA|Toronto|-79.38333|43.61667|medium||
3010|CAPCR|CA|Port Credit|-79.58333|43.55|very-small||
3015|CACSN|CA|Clarkson|-79.6|43.5|very-small|Clarkson Harbor|
3020|CAOAJ|CA|Oakville|-79.66667|43.43333|very-small||CAOAK
3030||CA|Bronte|-79.71667|43.4|very-small||
3050|CAHAM|CA|Hamilton|-79.85|43.25|medium||
3060|CADHS|CA|Port Dalhousie|-79.26667|43.21667|very-small||
3070|CAPWE|CA|Port Weller|-79.21667|43.23333|small||
3090|CAWEL|CA|Welland|-79.25|43|small||
3092|CATHD|CA|Thorold|-79.71667|43.08333|small||
3095|CASC4|CA|St Catherine|-79.28333|43.18333|very-small||
3100|CANOL|CA|Niagara|-79.06667|43.25|very-small||
3110|CAQNS|CA|Queenston|-79.06667|43.16667|very-small||
3130||US|Chaumont|-76.13333|44.06667|very-small||
3150||US|Sackets Harbor|-76.11667|43.95|very-small||
3170|USOSW|US|Oswego|-76.51667|43.46667|small||
3190|USSOD|US|Sodus Bay|-76.98333|43.26667|very-small||
3200|USROC|US|Rochester|-77.6|43.26667|small|Charlotte|
3220|USYTW|US|Youngstown|-79.05|43.25|very-small||
3250|CAPCO|CA|Port Colborne|-79.25|42.88333|small||CACLB
3260|CAPTM|CA|Port Maitland|-79.58333|42.85|small||
3270|CAPDV|CA|Port Dover|-80.2|42.78333|very-small||
3310|CAPST|CA|Port Stanley|-81.2|42.66667|very-small||
3320|CAENE|CA|Rondeau|-81.9|42.26667|small|Erieau|
3330|CADLM|CA|Pelee I North Wharf|-82.66667|41.81667|very-small||
3340||CA|Pelee I West Dock|-82.68333|41.76667|very-small||
3350|CALMN|CA|Leamington|-82.6|42.03333|very-small||
3360|CAKVL|CA|Kingsville|-82.73333|42.01667|very-small||
3380|CAAMH|CA|Amherstburg|-83.1|42.1|small||
3390|CAWND|CA|Windsor|-83.03333|42.31667|medium||
3420|USUZF|US|Tonawanda|-78.88333|43.03333|small||
3430|USBUF|US|Buffalo|-78.88333|42.88333|large||
3440|USDKK|US|Dunkirk|-79.33333|42.48333|very-small||
3450|USERI|US|Erie|-80.1|42.15|small||
3460|USCDY|US|Conneaut|-80.55|41.96667|small||
3470|USASF|US|Ashtabula|-80.8|41.9|small||
3480|USFPT|US|Fairport|-81.3|41.76667|small||
3490|USCLE|US|Cleveland|-81.71667|41.5|large||
3500|USLOR|US|Lorain|-82.18333|41.46667|small||
3510|USVE9|US|Vermilion|-82.36667|41.43333|very-small||
3520|USHUB|US|Huron|-82.55|41.4|small||
3530|USSKY|US|Sandusky|-82.71667|41.45|small||
3540|USPCN|US|Port Clinton|-82.93333|41.51667|very-small||
3550|USPU2|US|Put In Bay|-82.81667|41.65|very-small||
3560|USTOL|US|Toledo|-83.46667|41.7|medium||
3570|USMOI|US|Monroe|-83.33333|41.88333|very-small||
3580|USXNG|US|Trenton|-83.16667|42.13333|very-small||
3590|USWYD|US|Wyandotte|-83.15|42.2|small||
3610||US|Rouge River|-83.11667|42.28333|small|River Rouge|
3620|USDET|US|Detroit|-83.03333|42.33333|large||
3650||CA|Walpole Island|-82.51667|42.61667|very-small||
3660|CASOM|CA|Sombra|-82.48333|42.71667|very-small||
3670|CACRR|CA|Courtright|-82.46667|42.81667|very-small||
3700|CASNI|CA|Sarnia|-82.41667|42.98333|small||
3710|CAPEW|CA|Point Edward|-82.41667|43|small||
3730|CAGOH|CA|Goderich|-81.73333|43.75|small||
3750|CAPEL|CA|Port Elgin|-81.4|44.43333|very-small||
3760|CASON|CA|Southampton|-81.38333|44.5|very-small||
3770||CA|Tobermory|-81.66667|45.26667|very-small||
3790||CA|Lions Head|-81.25|44.98333|very-small||
3810|CAYVV|CA|Wiarton|-81.13333|44.75|very-small||
3860|CAOWS|CA|Owen Sound|-80.93333|44.58333|small||
3880|CAMFD|CA|Meaford|-80.6|44.61667|very-small||
3890|CATBY|CA|Thornbury|-80.45|44.56667|very-small||
3900|CACOL|CA|Collingwood|-80.23333|44.5|small||
3930|CAPTH|CA|Penetanguishene|-79.93333|44.76667|very-small||
3940|CAMID|CA|Midland|-79.91667|44.75|small||
3950||CA|Tiffin|-79.85|44.75|very-small||
3960||CA|Port Mcnicoll|-79.8|44.75|very-small||
3970|CAVIH|CA|Victoria Harbour|-79.81667|44.75|very-small||
3980||CA|Waubaushene|-79.71667|44.76667|very-small||
4000||CA|Port Severn|-79.71667|44.8|very-small||
4020||CA|Depot Harbour|-80.1|45.31667|very-small||
4030|CAPRS|CA|Parry Sound|-80.03333|45.33333|small||
4050|CABTT|CA|Byng Inlet|-80.56667|45.76667|very-small|Britt|
4060|CAKHO|CA|Key Harbour|-80.75|45.88333|very-small||
4080|CAKLY|CA|Killarney|-81.51667|45.96667|very-small|Shebaonaning|
4120|CAYEM|CA|Manitowaning|-81.8|45.75|very-small||
4130||CA|Sheguiandah|-81.91667|45.9|very-small||
4140|CALIC|CA|Little Current|-81.93333|45.98333|small||
4150||CA|Honora|-82.16667|45.86667|very-small||
4160||CA|Kagawong|-82.25|45.91667|very-small||
4170|CAYZE|CA|Gore Bay|-82.46667|45.91667|very-small||
4180|CAMDB|CA|Meldrum Bay|-83.11667|45.93333|very-small||
4200|CABLR|CA|Blind River|-82.95|46.18333|very-small||
4210||CA|Cockburn|-83.31667|45.95|very-small||
4220|CATHS|CA|Thessalon|-83.56667|46.25|very-small||
4230|CABCM|CA|Bruce Mines|-83.78333|46.28333|very-small||
4240||CA|Hilton|-83.88333|46.25|very-small|Marksville|
4250||CA|Desbarats|-83.91667|46.33333|very-small||
4270||CA|Richards Landing|-84.03333|46.3|very-small||
4290|CASSM|CA|Sault Ste Marie|-84.35|46.51667|small||
4320|USALG|US|Algonac|-82.51667|42.61667|very-small||
4330||US|Marine City|-82.5|42.71667|very-small||
4340|USSCL|US|St Clair|-82.48333|42.81667|very-small||
4350|USPHN|US|Port Huron|-82.43333|43|very-small||
4370|USHB4|US|Harbor Beach|-82.65|43.85|very-small||
4380||US|Port Hope|-82.7|43.95|very-small||
4400|USBCY|US|Bay City|-83.86667|43.6|small||
4410|USSGM|US|Saginaw|-83.93333|43.43333|small||
4420|USLBA|US|Alabaster|-83.55|44.18333|very-small||
4430|USTWY|US|Tawas City|-83.5|44.26667|very-small||
4450||US|Au Sable|-83.31667|44.4|very-small||
4460|USOSC|US|Oscoda|-83.31667|44.41667|very-small||
4470|USAPN|US|Alpena|-83.41667|45.06667|small||
4480||US|Rockport|-83.38333|45.2|very-small||
4490|USMI3|US|Calcite|-83.78333|45.41667|very-small||
4500|USRCY|US|Rogers City|-83.81667|45.45|very-small||
4510|USSHG|US|Cheboygan|-84.46667|45.65|small||
4520|USKWY|US|Mackinaw City|-84.71667|45.78333|very-small||
4530|USMCD|US|Mackinac Island|-84.61667|45.85|very-small||
4540||US|St Ignace|-84.71667|45.85|very-small||
4560|USSSM|US|Sault Ste Marie|-84.35|46.5|small||
4580||US|St. James Harbor|-85.51667|45.73333|very-small||
4590|USHS3|US|Harbor Springs|-84.98333|45.43333|very-small||
4600|USPET|US|Petoskey|-84.96667|45.36667|very-small||
4610|USCSX|US|Charlevoix|-85.26667|45.31667|very-small||
4620|USTVC|US|Traverse City|-85.61667|44.76667|very-small||
4630||US|Leland|-85.76667|45.01667|very-small||
4640|USFNF|US|Frankfort|-86.25|44.63333|small||
4650|USMBL|US|Manistee|-86.31667|44.25|small||
4670|USLDM|US|Ludington|-86.45|43.95|small||
4680|USWEK|US|White Lake|-86.35|43.38333|small||
4690|USMKG|US|Muskegon|-86.26667|43.23333|small||
4700|USGHN|US|Grand Haven|-86.23333|43.06667|small||
4710|USHLM|US|Holland|-86.13333|42.78333|small||
4720||US|Saugatuck|-86.2|42.66667|very-small||
4730|USSOH|US|South Haven|-86.28333|42.4|very-small||
4740|USSXX|US|St Joseph|-86.48333|42.11667|small|Benton Harbor|
4750|USMGC|US|Michigan City|-86.9|41.73333|small||
4760|USGYY|US|Gary|-87.33333|41.61667|medium||USGT4
4770||US|Buffington|-87.41667|41.63333|medium||
4780|USECH|US|Indiana Harbor|-87.43333|41.66667|medium|East Chicago|
4790|USCAY|US|Calumet Harbor|-87.51667|41.73333|medium|South Chicago|
4800|USCHI|US|Chicago|-87.6|41.88333|medium||
4810|USXTT|US|Wilmette|-87.68333|42.08333|very-small||
4820|USGRL|US|Great Lakes|-87.83333|42.3|very-small||
4830|USUGN|US|Waukegan|-87.81667|42.36667|small||
4840|USENW|US|Kenosha|-87.81667|42.58333|very-small||
4850|USRAC|US|Racine|-87.78333|42.73333|small||
4860|USMKE|US|Milwaukee|-87.88333|43.03333|medium||
4870|USPWA|US|Port Washington|-87.86667|43.38333|small||
4880|USSBM|US|Sheboygan|-87.7|43.75|small||
4890|USMTW|US|Manitowoc|-87.64833|44.09222|medium||
4900|USTWR|US|Two Rivers|-87.56667|44.15|very-small||
4910|USKWU|US|Kewaunee|-87.5|44.46667|very-small||
4920|USQAG|US|Algoma|-87.43333|44.6|very-small||
4930|USSUE|US|Sturgeon Bay|-87.38333|44.83333|small||
4940|USGRB|US|Green Bay|-88.01667|44.51667|small||
4950|USDRW|US|Depere|-88.06667|44.45|very-small||
4960|USKAU|US|Kaukauna|-88.26667|44.28333|very-small||
5010|USOCQ|US|Oconto|-87.82944|44.89444|very-small||
5020|USMOY|US|Marinette|-87.6|45.08333|small||
5030|USMNM|US|Menominee|-87.58944|45.09528|small||
5050|USESC|US|Escanaba|-87.05|45.76667|small||
5060|USGDE|US|Gladstone|-87.01667|45.85|very-small||
5070||US|Nahma|-86.66667|45.83333|very-small||
5100|USISQ|US|Manistique|-86.25|45.95|very-small||
5110||US|Port Inland|-85.86667|45.96667|very-small||
5130|CA345|CA|Goulais Bay|-84.5|46.73333|very-small||
5140||CA|Batchawana Bay|-84.6|46.91667|very-small||
5150||CA|Gargantua|-84.96667|47.56667|very-small||
5160|CAMIH|CA|Michipicoten|-84.9|47.96667|very-small||
5170||CA|Quebec Harbour|-85.8|47.7|very-small||
5180|CAHBY|CA|Heron Bay|-86.31667|48.65|very-small||
5210|CATHU|CA|Thunder Bay|-89.23333|48.4|medium|Fort William;Port Arthur|CAFWL;CAPOA
5260||US|Grand Marais|-85.96667|46.68333|very-small||
5270|USMGS|US|Munising|-86.65|46.41667|very-small||
5280|USMQT|US|Marquette|-87.38333|46.53333|small||
5290|USPSS|US|Presque Isle|-87.38333|46.56667|very-small||
5310|USLAJ|US|L Anse|-88.46667|46.76667|very-small||
5320|USRGA|US|Baraga|-88.48333|46.78333|very-small||
5350||US|Copper Harbor|-87.86667|47.46667|very-small||
5360||US|Eagle Harbor|-88.16667|47.46667|very-small||
5370|USHTL|US|Houghton|-88.56667|47.11667|small|Hancock|
5380|USONG|US|Ontonagon|-89.33333|46.88333|very-small||
5390|USASX|US|Ashland|-90.86667|46.6|small|Chequamegon Bay|
5400|USWZU|US|Washburn|-90.88333|46.66667|very-small||
5410|USBFI|US|Bayfield|-90.81667|46.8|very-small||
5420|USJPP|US|La Pointe|-90.78333|46.78333|very-small|Madeline Island|
5430||US|Cornucopia|-91.1|46.86667|very-small||
5440||US|Port Wing|-91.38333|46.78333|very-small||
5450|USSUW|US|Superior|-92.06667|46.73333|medium||
5460|USDLH|US|Duluth|-92.1|46.76667|medium||
5470|USTHB|US|Two Harbors|-91.65|47.01667|small|Agate Bay|
5480|USGRM|US|Grand Marais|-90.33333|47.75|very-small||
5490||US|Washington Harbor|-89.15|47.91667|very-small||
5510|CAGPE|CA|Gaspe|-64.48333|48.83333|small||
5520||CA|Douglastown|-64.38333|48.76667|very-small||
5560|CADHS|CA|Dalhousie|-66.36667|48.06667|small||
5600|CACAQ|CA|Caraquet|-64.93333|47.8|small||
5620|CASHP|CA|Shippegan|-64.7|47.75|very-small||
5740|CAGEO|CA|Georgetown|-62.53333|46.18333|small||
5750|CACHA|CA|Charlottetown|-63.13333|46.23333|small||
5770|CASUM|CA|Summerside|-63.78333|46.4|small||
5800|CAPTO|CA|Pictou|-62.71667|45.66667|small||
5870|CAPHW|CA|Port Hawkesbury|-61.36667|45.61667|very-small||
5880|CAPHA|CA|Port Hastings|-61.4|45.65|very-small||
5960||CA|Whycocomagh|-61.13333|45.96667|very-small||
5970||CA|Grand Narrows|-60.78333|45.95|very-small||
5980||CA|Little Bras D Or|-60.3|46.25|very-small||
5990|CANSY|CA|North Sydney|-60.25|46.21667|small||
6000|CASYD|CA|Sydney|-60.2|46.15|medium||
6020|CALOU|CA|Louisburg|-59.96667|45.91667|very-small||
6170|CAGBR|CA|Goldsboro|-61.65|45.18333|very-small||
6190|CASMT|CA|Stormont|-61.71667|45.21667|very-small||
6220||CA|Sonora|-61.91667|45.06667|very-small||
6330|CAMUS|CA|Musquodoboit Harbour|-63.15|44.78333|very-small||
6340|CAHAL|CA|Halifax|-63.58333|44.65|large||
6410|CABKN|CA|Liverpool (Brooklyn)|-64.65|44.03333|small|Brooklyn|CALIV
6470|CADIG|CA|Digby|-65.76667|44.61667|small||
6500|CAWDR|CA|Windsor|-64.15|45|very-small||
6545|CACPT|CA|Canaport (St. John)|-65.98333|45.2|large|St. John|
6550|CASJB|CA|St John|-66.05|45.26667|medium||
6575|CABST|CA|Port Bayside Nb|-67.13333|45.15|very-small||
6600|USEPM|US|Eastport|-66.98333|44.9|very-small||
6610|USLB2|US|Lubec|-66.98333|44.86667|very-small||
6620|US9MP|US|Machiasport|-67.4|44.7|very-small||
6630|USACI|US|Machias|-67.46667|44.71667|very-small||
6640|USJON|US|Jonesport|-67.61667|44.53333|very-small||
6650||US|Wyman|-67.86667|44.51667|very-small||
6660|USMLQ|US|Milbridge|-67.88333|44.53333|very-small||
6670||US|Corea|-67.96667|44.4|very-small||
6680|USWH5|US|Winter Harbor|-68.08333|44.38333|very-small||
6690|US9SO|US|Sorrento|-68.18333|44.46667|very-small||
6700|USBHB|US|Bar Harbor|-68.2|44.38333|very-small||
6710||US|Northeast Harbor|-68.28333|44.3|very-small||
6720|USW8S|US|Southwest Harbor|-68.31667|44.28333|very-small||
6730|USDZT|US|Mount Desert|-68.33333|44.36667|very-small|Somesville|
6740|USF8O|US|Frenchboro|-68.36667|44.11667|very-small|Lunt Harbor|
6750||US|Minturn|-68.45|44.15|very-small||
6760|USIS9|US|Swans Island|-68.45|44.13333|very-small||
6770|US9HA|US|Bass Harbor|-68.35|44.23333|very-small||
6780|USESR|US|Ellsworth|-68.41667|44.55|very-small||
6790|USBL3|US|Brooklin|-68.58333|44.26667|very-small|Center Harbor|
6800||US|Bucks Harbor|-68.73333|44.33333|very-small|South Brooksville|
6810|USSG4|US|Stonington|-68.66667|44.15|very-small||
6820||US|Criehaven|-68.88333|43.83333|very-small||
6830||US|Matinicus|-68.88333|43.86667|very-small||
6840|US9VV|US|Vinalhaven|-68.83333|44.05|very-small|Carvers Harbor|
6850|US9NV|US|North Haven|-68.86667|44.13333|very-small||
6860|USCAS|US|Castine|-68.73333|44.38333|very-small||
6870|USSYP|US|Sandypoint|-68.81667|44.51667|very-small||
6880|USBUP|US|Bucksport|-68.78333|44.56667|very-small||
6890|USWIE|US|Winterport|-68.85|44.63333|very-small||
6900|USBGR|US|Bangor|-68.76667|44.8|small||
6910|USSRP|US|Searsport|-68.91667|44.45|small||
6920|USBEL|US|Belfast|-69|44.41667|very-small||
6940|USAQQ|US|Camden|-69.06667|44.21667|very-small||
6950|USRP3|US|Rockport|-69.06667|44.18333|very-small||
6960|USRKD|US|Rockland|-69.1|44.1|very-small||
6970||US|Monhegan|-69.31667|43.76667|very-small||
6980||US|Port Clyde|-69.25|43.91667|very-small||
6990|US9SA|US|Thomaston|-69.18333|44.06667|very-small||
7000|USFSP|US|Friendship|-69.33333|43.96667|very-small||
7010||US|New Harbor|-69.48333|43.86667|very-small||
7020||US|Pemaquid Beach|-69.53333|43.86667|very-small||
7030|USS8B|US|South Bristol|-69.55|43.86667|very-small||
7040|USOYH|US|Boothbay Harbor|-69.58333|43.86667|very-small||
7070||US|Robinhood|-69.73333|43.85|very-small|Riggsville|
7080|USBTH|US|Bath|-69.81667|43.91667|small||
7100|USGDN|US|Gardiner|-69.76667|44.23333|very-small||
7120|USAUG|US|Augusta|-69.76667|44.31667|very-small||
7130||US|Cundy Harbor|-69.9|43.78333|very-small||
7140|USHP4|US|South Harpswell|-70.01667|43.73333|very-small||
7150|USPWM|US|Portland|-70.25|43.66667|medium||
7160|USQSK|US|Saco|-70.45|43.5|very-small||
7170|USKBP|US|Kennebunkport|-70.46667|43.36667|very-small||
7180|USPSM|US|Portsmouth|-70.75|43.08333|small||
7190|USZMP|US|Newburyport|-70.86667|42.81667|very-small||
7200|USJRT|US|Rockport|-70.61667|42.66667|very-small||
7210|USGLC|US|Gloucester|-75.13333|39.9|small||
7220|USBVY|US|Beverly|-70.88333|42.53333|very-small||
7225|USSLM|US|Salem|-70.88333|42.51667|small||
7230|USMH2|US|Marblehead|-70.85|42.5|very-small||
7240|USLZN|US|Lynn|-70.95|42.45|very-small||
7250|USBOS|US|Boston|-71.05|42.35|large||
7260|USMQI|US|Quincy|-70.96667|42.25|small||
7270|USSCU|US|Scituate|-70.71667|42.2|very-small||
7280|USPYM|US|Plymouth|-70.66667|41.95|very-small||
7290|USPVC|US|Provincetown|-70.18333|42.05|very-small||
7310|USHYA|US|Hyannis|-70.28333|41.65|very-small||
7315||US|Hyannis Port|-70.3|41.63333|very-small||
7320|USFMH|US|Falmouth|-70.61667|41.55|very-small||
7330|USACK|US|Nantucket|-70.1|41.28333|very-small||
7340|USETW|US|Edgartown|-70.5|41.38333|very-small||
7350|USVYH|US|Vineyard Haven|-70.6|41.45|very-small||
7360|USWHO|US|Woods Hole|-70.66667|41.51667|very-small||
7370|USNBD|US|New Bedford|-70.91667|41.63333|small||
7380|USNPT|US|Newport|-71.33333|41.5|small||
7400|USFAV|US|Fall River|-71.16667|41.7|very-small||
7405|USTIV|US|Tiverton|-71.21667|41.63333|small||
7410|USBSE|US|Bristol|-71.26667|41.66667|very-small||
7420|USPVD|US|Providence|-71.4|41.8|medium||
7430|USNCO|US|Quonset Point|-71.4|41.58333|very-small||
7440|USDVV|US|Davisville Depot|-71.4|41.61667|very-small||
7450|USMTP|US|Montauk Harbor|-71.93333|41.06667|very-small||
7460|USGP4|US|Greenport|-72.36667|41.1|very-small||
7470|USSGN|US|Stonington|-71.9|41.33333|very-small||
7480|USNK3|US|Noank|-71.98333|41.31667|very-small||
7490|USMYC|US|Mystic|-71.96667|41.35|very-small||
7500|USNLO|US|New London|-72.08333|41.35|small||
7510|USNOC|US|Norwich|-72.08333|41.51667|very-small||
7520|USEEX|US|Essex|-72.38333|41.35|very-small||
7550|USHVN|US|New Haven|-72.91667|41.23333|small||
7560|USPTJ|US|Port Jefferson|-73.08333|40.95|very-small||
7570|USBDR|US|Bridgeport|-73.18333|41.16667|medium||
7580|USUTP|US|Southport|-73.28333|41.13333|very-small||
7590|USORQ|US|Norwalk|-73.41667|41.1|very-small||
7600|USXLX|US|Stamford|-73.55|41.03333|very-small||
7610|USGRH|US|Greenwich|-73.61667|41.01667|very-small||
7620|USUXZ|US|Port Chester|-73.66667|41|very-small||
7625|USIS3|US|City Island|-73.78333|40.85|very-small||
7630|USBOY|US|Brooklyn|-74.01667|40.66667|large||
7640|USNYC|US|New York City|-74.01667|40.7|large|New York|
7641|USPCP|US|Patchogue|-73.01667|40.75|very-small||
7650|USYON|US|Yonkers|-73.9|40.93333|small||
7660|USSWF|US|Newburgh|-74|41.5|very-small||
7670|USPOU|US|Poughkeepsie|-73.95|41.7|very-small||
7680|USKGT|US|Kingston|-73.96667|41.93333|small||
7690|USACG|US|Catskill|-73.85|42.21667|very-small||
7720|USALB|US|Albany|-73.75|42.65|medium||
7730|USRER|US|Rensselaer|-73.75|42.65|very-small||
7740|USTRY|US|Troy|-73.7|42.73333|very-small||
7750|USEGW|US|Edgewater|-73.98333|40.81667|very-small||
7760|USWJQ|US|Weehawken|-74.01667|40.76667|small||
7770|USHBK|US|Hoboken|-74.01667|40.75|medium||
7780|USJEC|US|Jersey City|-74.03333|40.71667|medium||
7790|USBAY|US|Bayonne|-74.1|40.68333|medium||
7810|USEWR|US|Newark|-74.15|40.7|medium||USPNJ
7820|USZIP|US|Elizabethport|-74.18333|40.65|small||
7830||US|Stapleton SI|-74.06667|40.63333|small||
7840||US|Tompkinsville SI|-74.06667|40.63333|medium||
7850|USRI4|US|Port Richmond SI|-74.13333|40.65|small||
7860||US|Mariners Harbor SI|-74.16667|40.63333|small||
7870||US|Gulfport SI|-74.2|40.63333|small||
7890||US|Port Socony|-74.25|40.55|small||
7895|US8BY|US|Bayway|-74.2|40.63333|very-small||
7900||US|Grasselli|-74.2|40.61667|small||
7910|USCSF|US|Carteret|-74.21667|40.58333|small||
7920|USHYM|US|Chrome|-74.21667|40.56667|small||
7930|USPRD|US|Port Reading|-74.23333|40.56667|small||
7940|USSWN|US|Sewaren|-74.25|40.55|very-small||
7950||US|Maurer|-74.25|40.53333|very-small||
7960|USPAY|US|Perth Amboy|-74.26667|40.5|small||
7970|USXNA|US|Sayreville|-74.36667|40.46667|very-small||
7980|USZZM|US|South Amboy|-74.26667|40.48333|small||
7990|USDOJ|US|Leonardo|-74.06667|40.43333|small||
8000|USBG7|US|Barnegat|-74.1|39.76667|very-small||
8020|USAIY|US|Atlantic City|-74.41667|39.36667|very-small||
8025|USSEM|US|Salem Nj|-75.48333|39.66667|very-small||
8030|USNSX|US|New Castle|-75.56667|39.65|very-small||
8040|USDPW|US|Deepwater Point|-75.51667|39.7|very-small||
8050|USILG|US|Wilmington|-75.55|39.73333|medium||
8070|USMAH|US|Marcus Hook|-75.41667|39.81667|small||
8080|USCHT|US|Chester|-75.35|39.85|large||
8110|USPHL|US|Philadelphia|-75.13333|39.95|large||
8115|USPAU|US|Paulsboro|-75.25|39.85|very-small||
8120|USGLC|US|Gloucester|-70.66667|42.6|small||
8130|USCDE|US|Camden|-75.13333|39.95|medium||
8140|USBUH|US|Burlington|-74.86667|40.08333|very-small||
8150|USUAC|US|Bristol|-74.85|40.1|very-small||
8160|USTTN|US|Trenton|-74.76667|40.2|very-small||
8170|USOCE|US|Ocean City|-75.08333|38.33333|very-small||
8180|USCCJ|US|Cape Charles|-76.01667|37.26667|very-small||
8190|USSBY|US|Salisbury|-75.6|38.36667|very-small||
8200|USHDC|US|Havre De Grace|-76.08333|39.53333|very-small||
8210|USBAL|US|Baltimore|-76.58333|39.26667|large||
8225|USANP|US|Annapolis|-76.48333|38.98333|very-small||
8227|USOMU|US|Solomons Island|-76.45|38.31667|very-small||
8230|USWAS|US|Washington D.C.|-77.03333|38.86667|small||
8240|USAXR|US|Alexandria|-77.03333|38.8|small||
8245|USPYP|US|Piney Point|-76.53333|38.13333|very-small||
8250|USYKW|US|Yorktown|-76.5|37.23333|very-small||
8260|USVI2|US|West Point|-76.8|37.53333|very-small||
8270|USFDB|US|Fredericksburg|-77.45|38.3|very-small||USFDE
8280|USORF|US|Norfolk|-76.3|36.85|large||
8290|USPTM|US|Portsmouth|-76.3|36.81667|small||
8300|USNNS|US|Newport News|-76.43333|36.96667|medium||
8318||US|Warwick|-77.41667|37.45|small||
8320|USRIC|US|Richmond|-77.41667|37.53333|very-small||
8325|USECG|US|Elizabeth City|-76.21667|36.3|very-small||
8330|USHD4|US|Hertford|-76.46667|36.18333|very-small||
8340|USEDE|US|Edenton|-76.61667|36.05|very-small||
8350|USXKN|US|Plymouth|-76.75|35.86667|very-small||
8370|USCUB|US|Columbia|-76.25|35.91667|very-small||
8380|USBPV|US|Belhaven|-76.61667|35.61667|very-small||
8390|USKJH|US|Washington|-77.05|35.55|very-small||
8400||US|Bayboro|-76.76667|35.15|very-small||
8410|USEWN|US|New Bern|-77.05|35.1|very-small||
8420|USBFO|US|Beaufort|-76.66667|34.71667|very-small||
8430|USMRH|US|Morehead City|-76.7|34.71667|very-small||
8440||US|Swansboro|-77.13333|34.68333|very-small||
8460|USWGC|US|Wrightsville|-77.81667|34.21667|small||
8470|USILM|US|Wilmington|-77.95|34.23333|medium||
8480|USXMK|US|Southport|-78.01667|33.91667|very-small||
8490|USGGE|US|Georgetown|-79.28333|33.36667|very-small||
8500|USCHS|US|Charleston|-79.91667|32.78333|small||USCRW
8510|USPRJ|US|Port Royal|-80.68333|32.36667|very-small||
8520|USBFT|US|Beaufort|-80.66667|32.43333|very-small||
8530|USSAV|US|Savannah|-81.08333|32.08333|medium||
8540|USDIE|US|Darien|-81.43333|31.36667|very-small||
8550|USSSI|US|Brunswick|-81.5|31.15|small||
8560|USFEB|US|Fernandina Beach|-81.46667|30.68333|small||
8570|USNRB|US|Mayport|-81.43333|30.4|very-small||
8580|USJAX|US|Jacksonville|-81.65|30.31667|medium||
8590|USUST|US|St Augustine|-81.31667|29.9|very-small||
8595|USPCV|US|Canaveral Harbor|-80.61667|28.7|very-small|Port Canaveral|
8600|USFPR|US|Fort Pierce|-80.31667|27.46667|very-small||
8610|USPAB|US|Palm Beach|-80.05|26.76667|very-small||
8630|USPEF|US|Port Everglades|-80.11667|26.1|medium||
8640|USMIA|US|Miami|-80.18333|25.78333|small||
8660|USEYW|US|Key West|-81.81667|24.55|small||
8665|USBCG|US|Boca Grande|-82.33333|26.7|very-small|Charlotte Harbor|
8667|USPME|US|Port Manatee|-82.56667|27.63333|small||
8670|USTPA|US|Tampa|-82.45|27.91667|medium||
8680|USPIE|US|St Petersburg|-82.61667|27.76667|small||
8700|USZKL|US|Tarpon Springs|-82.76667|28.15|very-small||
8720|USCRB|US|Carrabelle|-84.66667|29.85|very-small||
8730|USAAF|US|Apalachicola|-84.98333|29.71667|very-small||
8740|USPSJ|US|Port St Joe|-85.31667|29.81667|small||
8750|USPFN|US|Panama City|-85.65|30.13333|small||
8760|USPNS|US|Pensacola|-87.21667|30.4|small||
8770|USMOB|US|Mobile|-88.11667|30.68333|large||
8780|USPGL|US|Pascagoula|-88.56667|30.35|small||
8790|USBIX|US|Biloxi|-88.88333|30.38333|very-small||
8800|USGPT|US|Gulfport|-89.08333|30.35|small||
8810|USUYN|US|Slidell|-89.78333|30.26667|very-small||
8820|USINV|US|Madisonville|-90.15|30.4|very-small||
8822|USSW8|US|Southwest Pass|-90.7|28.45|small||
8830|USSUL|US|Port Sulphur|-89.68333|29.48333|very-small||
8850|USGTL|US|Gretna|-90.06667|29.91667|very-small||
8860|USMSY|US|New Orleans|-90.05|29.95|large||
8870|USMEM|US|Port Of Memphis|-90.16667|35.06667|small||
8890||US|Tri-City Port|-90.2|38.71667|large||
8893|USSNJ|US|St. James|-90.8275|29.9792|small||
8895|USCEN|US|Convent|-90.83333|30.01667|small||
8920|USSRE|US|St Rose|-90.31667|29.95|very-small||
8930|USRSF|US|Reserve|-90.55|30.05|very-small||
8940|USNEW|US|Destrehan|-90.36667|29.95|very-small||
8970|USBTR|US|Baton Rouge|-91.18333|30.45|small||
8980|USLO9|US|Loop Terminal|-90.01667|28.88333|large||
8990|USGIJ|US|Grand Isle|-90|29.23333|very-small||
9000|USLMO|US|Morgan City|-91.21667|29.7|very-small||
9030||US|Haymark Terminal|-93.31667|30.13333|very-small||
9040|USLCH|US|Lake Charles|-93.25|30.21667|small||
9050|USSAB|US|Sabine|-93.86667|29.71667|very-small||
9060|USNSS|US|Sabine Pass|-93.9|29.73333|very-small||
9070|USORG|US|Orange|-93.73333|30.08333|very-small||
9080|USPOA|US|Port Arthur|-93.96667|29.83333|medium||
9100|USPON|US|Port Neches|-93.95|30|small||
9140|USBPT|US|Beaumont|-94.08333|30.08333|medium||
9150|USGLS|US|Galveston|-94.78333|29.31667|large||
9160|USTXT|US|Texas City|-94.91667|29.38333|small||
9170|USHPY|US|Baytown|-95.01667|29.73333|very-small||
9210||US|Norsworthy|-95.2|29.73333|very-small||
9220|USPAS|US|Pasadena|-95.21667|29.71667|very-small||
9230||US|Sinco|-95.23333|29.71667|very-small||
9235|USDEX|US|Deer Park|-95.33333|29.75|very-small||
9240|USHOU|US|Houston|-95.28333|29.75|large||
9250|USFPO|US|Freeport|-95.33333|28.95|very-small||
9260|USPSX|US|Palacios|-96.21667|28.68333|very-small||
9270|USPLV|US|Port Lavaca|-96.61667|28.61667|very-small||
9280||US|Port Oconnor|-96.4|28.45|very-small||
9290|USRKP|US|Rockport|-97.05|28.01667|very-small||
9300|USCRP|US|Corpus Christi|-97.4|27.81667|medium||
9310|USYAS|US|Port Aransas|-97.05|27.83333|very-small||
9320|USYIG|US|Port Ingleside|-97.18333|27.81667|very-small||
9330|USPIS|US|Port Isabel|-97.2|26.08333|very-small||
9340|USBRO|US|Brownsville|-97.4|25.95|small||
9355|MXATM|MX|Altamira|-97.85|22.48333|very-small||
9360|MXTAM|MX|Tampico|-97.86667|22.21667|medium||
9370|MXTUX|MX|Tuxpan|-97.4|20.95|medium||
9380|MXVER|MX|Veracruz|-96.13333|19.2|medium||
9395|MXCAT|MX|Cayo Arcas Terminal|-91.98333|20.16667|very-small||
9405|MXCOA|MX|Coatzacoalcos|-94.41667|18.15|small|Puerto Mexico|MXPMX
9410|MXNAN|MX|Nanchital|-94.41667|18.06667|very-small||
9420|MXMTT|MX|Minatitlan|-94.58333|17.9|very-small||
9425|MXDBT|MX|Dos Bocas Terminal|-93.21667|18.43333|very-small||
9440|MXFRN|MX|Frontera|-92.65|18.53333|very-small|Alvaro Obregon|MXAOB
9490|MXCME|MX|Ciudad Del Carmen|-91.86667|18.63333|very-small|Laguna De Terminos|
9500|MXCPE|MX|Campeche|-90.55|19.85|small||
9510|MXPGO|MX|Progreso|-89.66667|21.28333|very-small|Terminal Remota|
9550|MXCZM|MX|San Miguel De Cozumel|-86.96667|20.5|very-small|Cozumel|
9590|BZBZE|BZ|Belize City|-88.18333|17.5|small||
9620|GTPBR|GT|Puerto Barrios|-88.6|15.73333|small||
9625|GTIZ4|GT|Santo Tomas De Castilla|-88.61667|15.7|small|Puerto Matias De Galves|GTSTC
9650|HNPCR|HN|Puerto Cortes|-87.95|15.83333|small||
9660|HNTEA|HN|Tela|-87.45|15.78333|very-small||
9665||HN|Puerto Este|-86.9|16.08333|very-small|East Harbor|
9670|HNLCE|HN|La Ceiba|-86.8|15.78333|very-small||
9675|HNRTB|HN|Coxen Hole|-86.55|16.31667|very-small|Roatan|
9680|HNTJI|HN|Trujillo|-85.95|15.91667|very-small||
9690|HNPCA|HN|Puerto Castilla|-85.98333|16|very-small||
9760|NIPUZ|NI|Puerto Cabezas|-83.38333|14.01667|very-small||
9769|NIELB|NI|El Bluff|-83.7|12|very-small||
9770|NIBEF|NI|Bluefields|-83.75|12.01667|small||
9805|CRPMN|CR|Puerto Moin|-83.08333|10|very-small||CRMOB
9810|CRLIO|CR|Puerto Limon|-83.01667|9.98333|very-small|Limon|
9825|PACHG|PA|Chiriqui Grande|-82.11667|8.95|very-small|Atlantic Terminal|
9830|PAPAM|PA|Almirante|-82.4|9.3|very-small||
9840|PABOC|PA|Bocas Del Toro|-82.23333|9.33333|very-small||
9860|PACTB|PA|Puerto Cristobal|-79.91667|9.35|medium|Cristobal|
9865|PAONX|PA|Puerto Colon|-79.88333|9.36667|medium|Manzanillo;Colon|PAMIT
9875|PAMNP|PA|Bahia De Las Minas|-79.81667|9.4|small|La Minas Bay|
9930|BMFPT|BM|Freeport|-64.83333|32.31667|||
9940|BMSGE|BM|St George|-64.68333|32.38333|small|Saint George's Harbor|
9950|BMFPT|BM|Ireland Island|-64.83333|32.31667|medium|Freeport|
9960|BMBDA|BM|Hamilton|-64.78333|32.3|small||
9985|BSFPO|BS|Freeport|-78.78333|26.51667|small||
9987|BSSRP|BS|South Riding Point|-78.21667|26.61667|very-small||
9990|BSNAS|BS|Nassau|-77.35|25.08333|medium||
9995|BSCLP|BS|Clifton Pier|-77.55|25|very-small||
10006|BSCBT|BS|Cockburn Town|-74.53333|24.05|very-small||
10010|BSMAT|BS|Matthew Town|-73.68333|20.95|very-small||
10020|TCGDT|TC|Grand Turk|-71.15|21.43333|very-small|Cockburn Town|
10025|TC9CB|TC|Cockburn Harbor|-71.53333|21.5|very-small||
10030|TCPLS|TC|Providenciales|-72.28333|21.73333|||
10050|CUSLU|CU|Santa Lucia|-83.96667|22.66667|||
10080|CUCAB|CU|Cabanas|-82.96667|23|medium||
10090|CUMAR|CU|Mariel|-82.75|22.98333|small|Boca Del Mariel|
10100|CUHAV|CU|Bahai De La Habana|-82.36667|23.13333|large|Havana|
10110|CUQMA|CU|Matanzas|-81.55|23.05|small||
10120|CUCAR|CU|Cardenas|-81.2|23.05|small||
10130|CUIDS|CU|Isabela De Sagua|-80|22.95|small|Isabela;La Isabella;Sagua La Grande|CURSL
10150|CUNVT|CU|Nuevitas Bay|-77.26667|21.55|large|Nuevitas;Pastelillo;Puerto Tarafa|CUPAS;CUPTA
10158|CUMNT|CU|Manati|-76.81667|21.36667|small|Puerto Manati|
10160|CUPPA|CU|Puerto Padre|-76.53333|21.28333|small|Bahia De Manati;Cayo Juan Claro;Puerto Manati|
10190|CUVIT|CU|Vita|-75.96667|21.1|||
10230|CUANT|CU|Antilla|-75.73333|20.83333|large||
10250|CUFEL|CU|Felton|-75.6|20.73333|small||
10260|CUICR|CU|Nicaro|-75.55|20.71667|small||
10270|CUSDT|CU|Bahia De Sagua De Tanamo|-75.33333|20.68333|large|Cayo Mambi;Puerto Tanamo|
10280|CUMOA|CU|Cayo Moa Grande|-74.9|20.66667|small||
10320|CUGUB|CU|Puerto Guantanamo|-75.13333|19.98333|large|Deseo;El Deseo|
10370|CUSCU|CU|Santiago De Cuba|-75.83333|20.01667|medium||
10420|CUMEL|CU|Media Luna|-77.43333|20.15|very-small||
10430|CUCEI|CU|Ceiba Hueca|-77.31667|20.21667|very-small||
10460|CUMZO|CU|Manzanillo|-77.11667|20.35|very-small||
10470|CUGYB|CU|Guayabal|-77.61667|20.7|small||
10500|CUJUC|CU|Jucaro|-78.85|21.61667|very-small||
10520|CUTDZ|CU|Tunas De Zaza|-79.55|21.63333|very-small||
10530|CUCAS|CU|Casilda|-79.98333|21.75|medium|Trinidad|
10540|CUCFG|CU|Cienfuegos|-80.45|22.15|large||
10550|CUGER|CU|Nueva Gerona|-82.8|21.91667|very-small|Isla De Pinos|
10580|KYGEC|KY|Georgetown|-81.38333|19.3|very-small||
10585|KYCYB|KY|Cayman Brac|-79.75|19.75|very-small||
10600|JMLUC|JM|Lucea|-78.16667|18.45|very-small||
10610|JMMBJ|JM|Montego Bay|-77.93333|18.46667|small||
10620|JMFMH|JM|Falmouth|-77.65|18.48333|very-small||
10630|JMRIB|JM|Rio Bueno|-77.46667|18.46667|very-small||
10660|JMOCJ|JM|Ocho Rios|-77.11667|18.41667|very-small||
10710|JMPOT|JM|Port Antonio|-76.45|18.18333|small||
10770|JMKIN|JM|Kingston|-76.78333|17.96667|medium||
10772|JMPEV|JM|Port Esquivel|-77.13333|17.88333|very-small|Alumina Marine Term;Esquivel|
10773|JMROP|JM|Rocky Point|-77.15|17.81667|very-small||
10775|JMPKS|JM|Port Kaiser|-77.6|17.86667|very-small|Little Pedro Pt.|
10800|JMSLM|JM|Savannah La Mar|-78.13333|18.2|very-small||
10820|HTJAK|HT|Jacmel|-72.53333|18.23333|very-small||
10860|HTMIR|HT|Miragoane|-73.08333|18.45|very-small||
10870|HTPEG|HT|Petit Goave|-72.86667|18.43333|very-small|Labadee|
10880|HTPAP|HT|Port Au Prince|-72.35|18.55|medium||
10930|HTCAP|HT|Cap Haitien|-72.2|19.76667|very-small|Cape Haitien|
10960|DOSAL|DO|Pepillo Salcedo|-71.75|19.7|very-small|Puerto Libertador;Puerto Manzanillo|DOPUO
10962|DOMAN|DO|Manzanillo|-71.75|19.71667|||
10978|COAMB|DO|Amber Cove|-70.76667|19.83333|||
10980|DOPOP|DO|Puerto Plata|-70.7|19.8|small||
11000|DOSAM|DO|Santa Barbara De Samana|-69.33333|19.2|small|Arroyo Barril;El Botado;Puerto Batadero;Puerto Duarte;Samana|
11005||DO|Puerto Botado|-69.45|19.2|very-small||
11010|DOSNZ|DO|Sanchez|-69.61667|19.23333|very-small||
11020|DOLRM|DO|La Romana|-68.96667|18.41667|very-small||
11030|DOSPM|DO|San Pedro De Macoris|-69.31667|18.45|small||
11035|DOBCC|DO|Andres (Andres Lng Terminal)|-69.63333|18.43333|medium|Boca Chica;Puerto de Andres;Caucedo|DOCAU
11040|DOSDQ|DO|Santo Domingo|-69.88333|18.46667|medium|Ciudad Trujillo|
11045|DOINA|DO|Puerto De Haina|-70.01667|18.41667|small|Haina;Rio Haina|DOHAI
11048||DO|Punta Nizao Oil Terminal|-70.2|18.2|small||
11050|DOLCS|DO|Las Calderas|-70.51667|18.21667|small||
11060|DOPVA|DO|Puerto Viejo De Azua|-70.83333|18.35|very-small|Azua;Tortuguero|DOAZU
11070|DOBRX|DO|Santa Cruz De Barahona|-71.08333|18.2|small|Barahona|
11075|DOCBJ|DO|Cabo Rojo|-71.65|17.91667|very-small||
11090|PRBQN|PR|Aguadilla|-67.15|18.43333|very-small||
11100|PRARE|PR|Arecibo|-66.7|18.48333|very-small|Puerto Arecibo|
11110|PRSJU|PR|San Juan|-66.11667|18.46667|small||
11160|PRFAJ|PR|Bahia De Fajardo|-65.63333|18.33333|very-small||
11170||PR|Ensenada Honda|-65.63333|18.23333|medium||
11190|PRHUC|PR|Playa De Humacao|-65.75|18.16667|very-small|Humacao|
11205|PRPYA|PR|Puerto Yabucoa|-65.83333|18.05|very-small||
11230|PRARR|PR|Arroyo|-66.06667|17.96667|small||
11240|PRPJO|PR|Bahia De Jobos|-66.18333|17.95|very-small|Aguirre;Central Aguirre;Jobos Harbor|
11250|PRLAM|PR|Las Mareas|-66.16667|17.95|very-small||
11260|PRPSE|PR|Playa De Ponce|-66.61667|17.98333|medium||
11270|PRGUY|PR|Playa De Guayanilla|-66.76667|18.01667|medium||
11280|PRGUX|PR|Playa De Guanica|-66.91667|17.96667|small||
11290|PRMAZ|PR|Mayaguez|-67.15|18.2|small||
11310|VICHA|VI|Charlotte Amalie|-64.93333|18.35|small|St Thomas Harbor|
11320|VICZB|VI|Cruz Bay|-64.8|18.33333|small||
11330|VIFRD|VI|Frederiksted|-64.88333|17.71667|small||
11335|VILIB|VI|Limetree Bay|-64.75|17.7|very-small||
11336|VIPAX|VI|Port Alucroix|-64.76667|17.7|very-small||
11340|VICTD|VI|Christiansted|-64.7|17.75|very-small||
11350|VGRAD|VG|Road Harbor|-64.61667|18.41667|medium|Road Town|
11360||FR|Baie Du Marigot|-63.08333|18.06667|very-small||
11370|SXPHI|SX|Philipsburg|-63.05|18.01667|small|Filipsburg;Grand Bay;Groote Baai|
11372||SX|Coles Bay Oil Terminal|-63.08333|18.01667|small||
11380|BLGUS|GP|Gustavia|-62.85|17.9|very-small|Port De Gustavia|
11390|BQORA|BQ|Oranjestad|-62.98333|17.48333|small|Orange Baai;Orange Stad|
11400|KNBAS|KN|Basseterre|-62.71667|17.3|very-small||
11410|KNCHA|KN|Charlestown|-62.63333|17.13333|very-small||
11430|AGSJO|AG|St Johns|-61.85|17.11667|medium||
11450|GPPTP|GP|Pointe A Pitre|-61.53333|16.23333|medium||
11460|GPBBR|GP|Basse Terre|-61.73333|16|very-small||
11470|GPPTL|GP|Port Louis|-61.53333|16.41667|very-small||
11520|DMRSU|DM|Roseau|-61.4|15.3|very-small||
11530|DMPOR|DM|Portsmouth|-61.46667|15.56667|very-small|Prince Ruppert Bay|
11550|MQFDF|MQ|Fort De France|-61.06667|14.6|medium||
11620|LCVIF|LC|Vieux Fort|-60.96667|13.71667|very-small||
11625|LCCDS|LC|Grand Cul De Sac Bay|-61.01667|13.98333|small|Cul De Sac|
11630|LCCAS|LC|Castries|-61|14.01667|small||
11640|VCKTN|VC|Kingstown|-61.23333|13.15|small||
11670|GDSTG|GD|St George's|-61.75|12.05|small||
11690|BBBGI|BB|Bridgetown|-59.63333|13.1|small||
11700|TTSCA|TT|Scarborough|-60.73333|11.18333|very-small||
11710|TTCHA|TT|Chaguaramas|-61.65|10.68333|very-small||
11718|TTTEM|TT|Anse Tembladora|-61.58333|10.68333|very-small||
11720|TTPOS|TT|Port Of Spain|-61.51667|10.65|medium||
11725|TTPTS|TT|Point Lisas Port|-61.48333|10.38333|small|Hydro Agri Trindad Ltd;Yara Trinidad|
11730|TTPTP|TT|Pointe A Pierre|-61.46667|10.31667|small||
11750|TTPTS|TT|Point Lisas Industrial Port|-61.5|10.4|small||
11760|TTLAB|TT|Brighton|-61.63333|10.25|very-small||
11770|TTPTF|TT|Point Fortin|-61.7|10.2|very-small|Point Guapo;Port Fortin|
11772|TTGUA|TT|Galeota Point Terminal|-60.98333|10.13333|small|Galeota Oil Terminal|
11780|BQKRA|BQ|Kralendijk|-68.28333|12.15|very-small|Bonaise;Bopec Terminal|
11781|BQGOT|BQ|Goto Oil Terminal|-68.38333|12.21667|very-small||
11782||BQ|Salina|-68.28333|12.08333|very-small|Brasil|
11800|CWCRB|CW|Caracasbaai|-68.86667|12.06667|small|Caracas Bay|
11810|CWWIL|CW|Willemstad|-68.93333|12.11667|medium||
11820|CWBUB|CW|Bullen Baai|-69.03333|12.18333|medium|Curacao Oil Terminal|
11821|CWSMB|CW|Sint Michelsbaai|-69.01667|12.13333|very-small||
11830|AWSNL|AW|Sint Nicolaas Baai|-69.91667|12.43333|small|Sint Nicolaashaven;St Nicolass|
11840|AWORJ|AW|Paarden Baai - (Oranjestad)|-70.03333|12.51667|very-small||
11880|COTRB|CO|Turbo|-76.73333|8.08333|very-small||
11900|COCVE|CO|Covenas|-75.68333|9.41667|small|Covenas Offshore Tanker Terminal|
11901|COCOV|CO|Covenas Offshore Term.|-75.73333|9.5|very-small||
11905|COMAM|CO|Mamonal|-75.51667|10.31667|small||
11908|COEBQ|CO|El Bosque|-75.53333|10.4|small||
11910|COCTG|CO|Cartagena|-75.53333|10.41667|medium||
11930|COBAQ|CO|Barranquilla|-74.76667|10.96667|medium||
11934|COPPR|CO|Puerto Prodeco|-74.21667|11.15|small|Puerto Zuniga|
11935|COPOC|CO|Pozos Colorados|-74.25|11.15|small||
11940|COSMR|CO|Santa Marta|-74.21667|11.25|small||
11946|COPBO|CO|Puerto Bolivar|-71.96667|12.25|small||
11960|VEMAR|VE|Maracaibo|-71.6|10.63333|medium||
11980|VESLV|VE|San Lorenzo|-71.06667|9.78333|very-small||
12025|VELSV|VE|La Salina|-71.46667|10.36667|small||
12032|VEPLV|VE|Punta De Palmas|-71.58333|10.78333|very-small|Punta Palmas|
12034|VEBJV|VE|Bajo Grande|-71.63333|10.51667|very-small||
12035|VEMIV|VE|Puerto Miranda|-71.56667|10.76667|small||
12037|VEETV|VE|El Tabiazo|-71.53333|10.76667|very-small||
12050|VEPCN|VE|Punta Cardon|-70.23333|11.63333|small||
12060|VELSP|VE|Las Piedras|-70.21667|11.7|small||
12070|VEAMY|VE|Amuay (Bahia De Amuay)|-70.23333|11.75|small|Amuay;Amuay Bay|
12090|VECMR|VE|Puerto Cumarebo|-69.35|11.48333|very-small|Tucupido|
12100|VECHV|VE|Puerto Chichiriviche|-68.26667|10.91667|very-small||
12115|VEELP|VE|El Palito|-68.11667|10.48333|very-small||
12117||VE|Venterminals|-68.03333|10.48333|very-small||
12120|VEPBL|VE|Puerto Cabello|-68|10.48333|medium||
12130|VEBOR|VE|Puerto Borburata|-67.98333|10.48333|very-small|Barburata|
12145|VECLM|VE|Catia La Mar|-67.01667|10.6|very-small||
12150|VELAG|VE|La Guaira|-66.93333|10.61667|small||
12180|VEJOT|VE|Jose Terminal|-64.85|10.1|very-small||
12185|VEPCZ|VE|Puerto La Cruz|-64.63333|10.25|large||
12200|VEGUT|VE|Guanta|-64.58333|10.25|small||
12210|VEPRG|VE|Bahia De Pertigalete|-64.56667|10.23333|small||
12220|VECUM|VE|Cumana (Puerto Sucre)|-64.18333|10.46667|very-small|Puerto Sucre|VEPSU
12230|VEEGU|VE|El Guamache|-64.1|10.9|very-small||
12260|VECUP|VE|Carupano|-63.25|10.7|very-small||
12270|VEGUI|VE|Guiria|-62.3|10.56667|very-small||
12275|VEPHO|VE|Puerto De Hierro|-62.1|10.63333|small||
12280|VECAR|VE|Caripito|-63.03333|10.15|very-small||
12330|VEPLA|VE|Palua|-62.68333|8.36667|very-small||
12335|VEPZO|VE|Puerto Ordaz|-62.71667|8.35|small||
12340|VECBL|VE|Ciudad Bolivar|-63.55|8.13333|small||
12370|GYGEO|GY|Georgetown|-58.16667|6.83333|medium|Demerara|
12380|GYLDN|GY|Linden|-58.3|6|very-small|Mackenzie|
12390|GYNAM|GY|New Amsterdam|-57.51667|6.25|very-small|Nieuw Amsterdam|
12405|SRICK|SR|Nieuw Nickerie|-57|5.95|very-small|New Nickerie|
12410|SRPBM|SR|Paramaribo|-55.16667|5.83333|small||
12415|SRPRM|SR|Paranam|-55.1|5.61667|very-small||
12420|SRMOJ|SR|Moengo|-54.41667|5.63333|very-small|Abina;Albina|SRABN
12455|GFDDC|GF|Degrad Des Cannes|-52.26667|4.85|very-small||
12485|BRSTN|BR|Porto Santana|-51.18333|-0.05|very-small||BRMCP
12490|BRBEL|BR|Belem|-48.5|-1.45|medium|Para|
12491|BRVDC|BR|Vila Do Conde|-48.75|-1.55|very-small||
12500|BRCMA|BR|Cameta|-49.5|-2.25|very-small||
12510|BRSTM|BR|Santarem|-54.71667|-2.41667|very-small||
12540|BRIAR|BR|Itacoatiara|-58.45|-3.15|very-small|Serpa|
12560|BRMAO|BR|Manaus|-60.01667|-3.13333|small|Manaos|
12570|PEIQT|PE|Iquitos|-73.23333|-3.75|small||
12585|BRIQI|BR|Itaqui|-44.36667|-2.56667|small|Ponta Da Madeira|BRPDM;BRITQ;BRPMA
12600|BRTUT|BR|Tutoia|-42.28333|-2.78333|very-small|Tutoya|
12630|BRCMC|BR|Camocim|-40.83333|-2.9|very-small||
12650|BRFOR|BR|Porto De Mucuripe|-38.48333|-3.71667|small|Ceara;Fortaleza|
12661|BRGUA|BR|Guamare Oil Terminal|-36.28333|-4.86667|very-small||
12690|BRNAT|BR|Natal|-35.2|-5.78333|small||
12710|BRCDO|BR|Cabedelo|-34.83333|-6.96667|small||
12730|BRREC|BR|Recife|-34.86667|-8.05|medium|Pernambuco|
12740|BRSUA|BR|Porto De Suape|-34.96667|-8.4|small||
12750|BRMCZ|BR|Porto De Maceio|-35.73333|-9.66667|small||
12760|BRAJU|BR|Port De Aracaju|-37.05|-10.91667|small|Carmopolis|
12770|BRSSA|BR|Port De Salvador|-38.51667|-12.96667|medium|Bahia Salvador;Salvador|
12772|BRARB|BR|Aratu|-38.5|-12.78333|small||
12775|BRMDD|BR|Madre De Deus|-38.61667|-12.75|very-small||
12810|BRIOS|BR|Port Of Ilheus|-39.01667|-14.78333|small|Malhado;Porto De Ilheus;Sao Jorges Dos Ilheus|
12820||BR|Portocel|-40.05|-19.85|small||
12850|BRVIX|BR|Vitoria|-40.33333|-20.31667|medium|Victoria|
12855|BRTUB|BR|Tubarao|-40.25|-20.28333|large||
12857||BR|Santa Clara|-51.36667|-20.88333|very-small||
12890|BRMEA|BR|Macae|-41.76667|-22.36667|very-small|Macahe|
12900||BR|Dtse / Gegua Oil Terminal|-43.15|-22.81667|medium||
12910|BRFNO|BR|Porto Do Forno|-42.01667|-22.96667|very-small|Arraial Do Cabo;Arrail Do Caeo|
12920|BRRIO|BR|Rio De Janeiro|-43.16667|-22.9|large|Rio|
12930|BRNTR|BR|Niteroi|-43.11667|-22.88333|small|Nictheroy|
12935||BR|Guaiba Island Terminal|-44.03333|-23.01667|small|Sepetiba Terminal|
12940|BRADR|BR|Angra Dos Reis|-44.31667|-23.01667|small||
12950||BR|Gebig|-44.21667|-23.05|small||
12960|BRSSO|BR|Sao Sebastiao|-45.4|-23.8|small||
12970|BRSSZ|BR|Santos|-46.3|-23.95|large||
12980|BRPNG|BR|Paranagua|-48.51667|-25.5|small||
13000|BRSFS|BR|Sao Francisco|-48.63333|-26.25|small||
13020|BRITJ|BR|Itajai|-48.63333|-26.91667|medium||
13040|BRIBB|BR|Imbituba|-48.66667|-28.23333|very-small||
13050|BRLGA|BR|Laguna|-48.78333|-28.5|very-small|Villa Laguna|
13055|BRTRM|BR|Tramandai|-50.13333|-29.98333|small|Maritimo Almirande;Tranmandai|
13060|BRRIG|BR|Rio Grande|-52.08333|-32.05|large|San Pedro Do Sul;Sao Pedro Do Sul|
13070|BRPET|BR|Pelotas|-52.33333|-31.78333|very-small||
13080|BRPOA|BR|Porto Alegre|-51.23333|-30.03333|medium||
13100|UYLAP|UY|La Paloma|-54.15|-34.65|very-small|Paloma|
13115|UYJIT|UY|Jose Ignacio|-54.7|-34.95|very-small||
13120|UYMVD|UY|Montevideo|-56.21667|-34.9|medium||
13130|UYJLC|UY|Puerto Sauce|-57.45|-34.43333|very-small|Sauce|
13140|UYCYR|UY|Colonia|-57.85|-34.46667|very-small|Colonia Del Sacremento|
13150|UYNVP|UY|Nueva Palmira|-58.41667|-33.88333|very-small||
13160|UYFZB|UY|Fray Bentos|-58.31667|-33.11667|very-small||
13170|UYPDU|UY|Paysandu|-58.06667|-32.31667|small||
13250|PYASU|PY|Puerto De Asuncion|-57.68333|-25.26667|very-small|Puerto Asuncion|
13560|ARSFN|AR|Santa Fe|-60.7|-31.65|small||
13570|ARPRA|AR|Parana|-60.53333|-31.71667|very-small||
13580|ARDME|AR|Diamante|-60.65|-32.06667|very-small||
13600|ARSMA|AR|Puerto San Martin|-60.73333|-32.71667|very-small|San Martin|
13610|ARSLO|AR|San Lorenzo|-60.73333|-32.75|very-small||
13630|ARROS|AR|Rosario|-60.63333|-32.95|medium||
13640|ARVCN|AR|Villa Constitucion|-60.33333|-33.23333|very-small||
13650|ARSNS|AR|San Nicolas|-60.23333|-33.33333|very-small||
13660|ARRAM|AR|Ramallo|-60.01667|-33.48333|very-small||
13670|ARSPD|AR|San Pedro|-59.81667|-33.58333|very-small|Puerto Obligado|ARXPD
13690|ARIBY|AR|Puerto Ibicuy|-59.18333|-33.75|very-small||
13700|ARZAE|AR|Zarate|-59.03333|-34.08333|small||
13710|ARCMP|AR|Campana|-58.96667|-34.15|small||
13720|ARCOC|AR|Concordia|-58.03333|-31.4|very-small||
13730|ARCOL|AR|Colon|-58.13333|-32.21667|very-small||
13740|ARCOU|AR|Concepcion Del Uruguay|-58.23333|-32.48333|small||
13760|ARBUE|AR|Buenos Aires|-58.36667|-34.6|large||
13770|ARLPG|AR|La Plata|-57.88333|-34.83333|medium|Eva Peron|
13780|ARMDQ|AR|Mar Del Plata|-57.53333|-38.03333|small|Puerto Mar Del Plata|
13790|ARQQN|AR|Quequen|-58.7|-38.58333|very-small|Necochea|ARNEC
13800|ARPRS|AR|Puerto Rosales|-62.06667|-38.93333|very-small|Puerto Arroyo Pareja;Puerto Pareja|
13810|ARPBG|AR|Puerto Belgrano|-62.1|-38.88333|small|Punta Alta|
13815|ARBHI|AR|Bahia Blanca|-62.26667|-38.78333|very-small||
13820|ARINW|AR|Puerto Ingeniero White|-62.26667|-38.8|small||
13830|ARPNL|AR|Puerto Nacional|-62.28333|-38.8|very-small||
13840|ARPGV|AR|Puerto Galvan|-62.3|-38.78333|very-small||
13860|ARBSB|AR|San Blas|-62.23333|-40.56667|very-small||
13900|ARPMY|AR|Puerto Madryn|-65.03333|-42.76667|small|Port Madryn|
13920|ARCRD|AR|Comodoro Rivadavia|-67.46667|-45.86667|very-small||
13930|ARPUD|AR|Puerto Deseado|-65.9|-47.75|very-small||
13940|ARSJL|AR|Puerto San Julian|-67.7|-49.31667|very-small|Chokrak|ARULA
13950|ARRZA|AR|Puerto Santa Cruz|-68.51667|-50.01667|very-small||
13960|ARRGL|AR|Puerto Gallegos|-68.96667|-51.61667|very-small|Rio Gallegos|
13965|ARSSN|AR|San Sebastian Bay|-68.5|-53.16667|small||
13970|ARRGA|AR|Rio Grande|-67.68333|-53.78333|very-small||
13980|ARUSH|AR|Ushuaia|-68.3|-54.81667|small||
13981||AR|Villa Constitucion|-60.33333|-33.3|very-small||
14000|FKPSY|FK|Stanley|-57.83333|-51.7|medium||
14020||GS|Prince Olav Harbor|-37.15|-54.03333|very-small||
14040||GS|Stromness Harbor|-36.7|-54.15|very-small||
14060|GSGRV|GS|Grytviken|-36.5|-54.26667|very-small|Grytviken Harbor;King Edward Cove|
14075|CLWPU|CL|Puerto Williams|-67.6|-54.93333|very-small||
14080||CL|Punta Delgada|-69.55|-52.46667|very-small|Delgada Point|
14090||CL|Puerto Sara|-70.2|-52.63333|very-small||
14095|CLCLR|CL|Caleta Clarencia|-70.1|-52.9|very-small||
14100|CLPUQ|CL|Rada Punta Arenas|-70.9|-53.16667|small|Magallanes|
14110||CL|Bahia Agua Fresca|-70.96667|-53.38333|very-small|Agua Fresca|
14130||CL|Port San Juan De La Juan|-70.91667|-53.63333|very-small|Port Famine;Puerto Famine|
14140||CL|Bahia Harris|-70.45|-53.85|very-small|Harriss Bay|
14150||CL|Puerto Yartou|-70.15|-53.88333|very-small|Port Yartou;Port Yartow|
14175||CL|Caleta Mina Elena|-71.9|-52.68333|very-small|Mina Elena|
14190|CLPNT|CL|Puerto Natales|-72.56667|-51.71667|very-small||
14197|CLPCH|CL|Puerto Chacabuco|-72.83333|-45.46667|very-small||CLCHB
14220|CLWCA|CL|Puerto Castro|-73.76667|-42.48333|very-small||
14250|CLQMC|CL|Puerto Quemchi|-73.48333|-42.15|very-small||
14270|CLPMC|CL|Puerto Montt|-72.96667|-41.48333|small||
14330|CLCRR|CL|Puerto De Corral|-73.43333|-39.86667|very-small||
14340|CLZAL|CL|Bahia De Valdivia|-73.25|-39.8|small||
14380|CLLTA|CL|Lota|-73.15|-37.1|very-small||
14400|CLCNL|CL|Coronel|-73.16667|-37.03333|small||
14415|CLSVE|CL|Bahia San Vicente|-73.16667|-36.73333|very-small||
14420|CLTAL|CL|Talcahuano|-73.1|-36.7|small||
14425|CLLQN|CL|Lirquen|-72.98333|-36.71667|very-small||
14440|CLPEO|CL|Penco|-73|-36.71667|very-small|Tome|CLTOM
14470|CLSAI|CL|Puerto San Antonio|-71.61667|-33.58333|small|San Antonio|
14500|CLVAP|CL|Bahia De Valparaiso|-71.61667|-33.03333|medium|Valparaiso|
14510|CLQTV|CL|Bahia Quintero (Ventanas)|-71.53333|-32.76667|very-small||
14560|CLGYC|CL|Bahia Herradura Guayacan|-71.36667|-29.96667|very-small||
14570|CLCQQ|CL|Coquimbo|-71.33333|-29.95|very-small||
14610|CLHSO|CL|Huasco|-71.25|-28.46667|very-small||
14630|CLCLD|CL|Puerto Caldera|-70.83333|-27.05|very-small||
14635|CLCAA|CL|Puerto Calderilla|-70.86667|-27.08333|very-small||
14640|CLCNR|CL|Puerto Chanaral|-70.65|-26.35|very-small|Chanaral De Las Animas|
14650|CLTTC|CL|Taltal|-70.48333|-25.4|very-small||
14660|CLANF|CL|Antofagasta|-70.41667|-23.65|medium|Mejillones|
14670|CLMJS|CL|Mejillones|-70.46667|-23.1|small||
14671|CLCAL|CL|Caleta Patillos|-70.2|-20.73333|very-small||
14720|CLTOQ|CL|Tocopilla|-70.23333|-22.08333|small||
14760|CLIQQ|CL|Iquique|-70.16667|-20.2|small||
14800|CLARI|CL|Rada De Arica|-70.33333|-18.46667|small||
14840|PEILQ|PE|Puerto Ilo|-71.36667|-17.63333|very-small||
14860|PEMRI|PE|Bahia De Matarani|-72.11667|-17|small||
14895|PESNX|PE|Bahia San Nicolas|-75.23333|-15.25|very-small|San Nicolas|
14940|PECON|PE|Conchan Oil Terminal|-77|-12.16667|very-small||
14950|PECLL|PE|Puerto Del Callao|-77.15|-12.05|medium|Callao|
14955|PELPP|PE|La Pampilla Oil Terminal|-77.13333|-11.93333|very-small||
14960|PEANC|PE|Bahia De Ancon|-77.18333|-11.75|very-small|Ancon|
14970|PECHY|PE|Chancay|-77.25|-11.58333|very-small|Puerto De Chancay|
14980|PEHCO|PE|Puerto De Huacho|-77.61667|-11.11667|very-small||
14990|PESUP|PE|Puerto Supe|-77.75|-10.8|very-small|Supe|
15000|PEPLO|PE|Punta Lobitos (Bahia De Huarmey)|-78.16667|-10.1|very-small|Huarmey|PEHUY
15030|PECHM|PE|Puerto De Chimbote|-78.61667|-9.08333|very-small|Chimbote|
15050|PESVY|PE|Salaverry|-78.98333|-8.23333|very-small||
15110|PEPMT|PE|Pimental|-79.93333|-6.83333|very-small||
15140|PEPUB|PE|Puerto Bayovar|-81.05|-5.83333|very-small|Bayovar|
15170|PEPAI|PE|Paita|-81.11667|-5.08333|very-small||
15190|PETYL|PE|Talara|-81.28333|-4.58333|small||
15200|PELOB|PE|Caleta Lobitos|-81.28333|-4.45|very-small|Puerto Lobitos|
15210|PECAB|PE|Puerto Cabo Blanco|-81.23333|-4.25|very-small||
15250|ECPBO|EC|Puerto Bolivar|-80|-3.26667|very-small||
15270|ECGYE|EC|Guayaquil|-79.88333|-2.2|small||
15275|ECPEV|EC|Puerto Maritimo De Guayaquil|-79.9|-2.28333|small|Puero Nuevo|
15290|ECLLD|EC|La Libertad|-80.91667|-2.21667|very-small||
15310|ECMEC|EC|Manta|-80.71667|-0.95|very-small||
15330|ECESM|EC|Esmeraldas|-79.65|1|very-small||
15360|COTCO|CO|Tumaco|-78.75|1.81667|very-small||
15370|COBUN|CO|Buenaventura|-77.06667|3.88333|small||
15410|PABLB|PA|Balboa|-79.56667|8.95|medium||
15423|PAVAC|PA|Vacamonte|-79.66667|8.86667|very-small||
15427|PACHA|PA|Charco Azul|-82.86667|8.21667|very-small|Petroterminal De Panama|
15445|PAPED|PA|Pedregal|-82.43333|8.35|small||
15460|PAAML|PA|Puerto Armuelles|-82.85|8.26667|small|Armuelles|
15480|CRGLF|CR|Golfito|-83.16667|8.63333|small||
15490|CRXQP|CR|Puerto Quepos|-84.16667|9.43333|very-small|Punta Quepos|
15500|CRPTC|CR|Puerto Caldera|-84.71667|9.91667|very-small||CRCAL
15510|CRPAS|CR|Puntarenas|-84.83333|9.98333|very-small|Punta Arenas|
15545|NIPSN|NI|Puerto Sandino|-86.76667|12.18333|very-small||
15550|NICIO|NI|Corinto|-87.16667|12.48333|small||
15570|HNSLO|HN|Puerto De Hencan|-87.45|13.4|very-small|Puerto De San Lorenzo|
15600|SVLUN|SV|La Union|-87.83333|13.33333|very-small|Cutuco|
15640|SVAQJ|SV|Acajutla|-89.83333|13.58333|very-small||
15645|SVAQJ|SV|Acajutla Offshore Terminal|-89.86667|13.58333|very-small|El Paso Terminal|
15660|GTPRQ|GT|Puerto Quetzal|-90.8|13.91667|very-small||
15710|MXPMD|MX|Puerto Madero|-92.45|14.7|very-small||
15730|MXSCX|MX|Salina Cruz|-95.2|16.16667|small||
15760|MXACA|MX|Acapulco|-99.93333|16.85|medium||
15765|MXLZC|MX|Lazaro Cardenas|-102.16667|17.93333|small||
15770|MXZLO|MX|Manzanillo|-104.31667|19.05|medium||
15790|MXPVR|MX|Puerto Vallarta|-105.26667|20.61667|small|Penas|
15810|MXMZT|MX|Mazatlan|-106.41667|23.2|medium||
15830|MXTPB|MX|Topolobampo|-109.06667|25.6|small||
15850|MXGYM|MX|Guaymas|-110.91667|27.91667|small||
15870|MXSRL|MX|Santa Rosalia|-112.28333|27.33333|small||
15880|MXSMI|MX|Isla San Marcos|-112.1|27.18333|very-small|San Marcos|
15915|MXSJC|MX|San Juan De La Costa|-110.7|24.4|very-small||
15917|MXPIC|MX|Pichilingue|-110.33333|24.26667|small||
15920|MXLAP|MX|La Paz|-110.31667|24.16667|small||
15975|MXMRE|MX|Puerto Morro Redondo|-115.18333|28.05|very-small||
15990|MXESE|MX|Ensenada|-116.63333|31.86667|medium||
15995|MXRST|MX|Rosarito|-117.1|32.36667|very-small||
16010|USSAN|US|San Diego|-117.18333|32.71667|medium||
16030||US|Wilson Cove|-118.55|33|very-small||
16040||US|Isthmus Cove|-118.5|33.45|very-small||
16050|USAOU|US|Avalon|-118.31667|33.35|very-small||
16060|USJNP|US|Newport Beach|-117.9|33.61667|very-small||
16070|USLGB|US|Long Beach|-118.18333|33.76667|medium||
16080|USLAX|US|Los Angeles|-118.25|33.75|large|San Pedro;Terminal Island;Wilmington|USSPQ;USWTN
16110|USELS|US|El Segundo|-118.43333|33.91667|very-small||
16120|USNTD|US|Port Hueneme|-119.2|34.15|very-small||
16130||US|Prisoners|-119.68333|34.01667|very-small||
16140|USVNT|US|Ventura|-119.28333|34.28333|very-small||
16145|USCPT|US|Carpinteria|-119.51667|34.38333|very-small||
16150|USSBA|US|Santa Barbara|-119.68333|34.41667|very-small||
16160|USEL3|US|Ellwood|-119.91667|34.43333|very-small||
16170||US|Gaviota|-120.2|34.46667|very-small|Alcatraz Landing|
16190|USPB5|US|Pismo Beach|-120.65|35.13333|very-small||
16200|USPSL|US|Port San Luis|-120.75|35.16667|very-small|San Luis Obispo|
16210|USMJK|US|Morro Bay|-120.85|35.36667|very-small||
16240|USMY3|US|Monterey|-121.88333|36.61667|small||
16260|USMLG|US|Moss Landing|-121.78333|36.8|very-small||
16270|USSRU|US|Santa Cruz|-122.01667|36.96667|very-small||
16280|USDAV|US|Davenport|-122.2|37.01667|very-small||USDVN
16290||US|Princetown|-122.48333|37.5|very-small|Princeton|
16300|USSFO|US|San Francisco|-122.41667|37.81667|large||
16310||US|Yerbabuena Island|-122.36667|37.81667|very-small||
16320|USRWC|US|Redwood City|-122.2|37.53333|very-small||
16330|USNGZ|US|Alameda|-122.26667|37.78333|small||
16340|USOAK|US|Oakland|-122.33333|37.81667|large||
16360|USJBK|US|Berkeley|-122.3|37.86667|very-small||
16370|USRCH|US|Point Richmond|-122.36667|37.91667|small|Richmond|
16380|USSAK|US|Point San Pablo|-122.43333|37.96667|very-small||
16385|USJMC|US|Sausalito|-122.48333|37.85|very-small||
16390|USP2C|US|Pinole Point|-122.36667|38.01667|very-small||
16400|USOL2|US|Oleum|-122.26667|38.05|very-small||
16410|USMI8|US|Mare Island|-122.26667|38.1|small||
16420|USVLO|US|South Vallejo|-122.25|38.08333|small||
16440|USCRM|US|Crockett|-122.21667|38.05|very-small||
16450|USPCX|US|Port Costa|-122.18333|38.05|very-small||
16470|USBNC|US|Benicia|-122.15|38.05|very-small||
16480|USMRZ|US|Martinez|-122.13333|38.03333|very-small||
16510|USPBG|US|Pittsburg|-121.88333|38.03333|very-small||
16515|USANZ|US|Antioch|-121.8|38.01667|very-small||
16520|USSCK|US|Stockton|-121.3|37.95|small||
16540|USRVA|US|Rio Vista|-121.7|38.15|very-small||
16550|USIL8|US|Isleton|-121.6|38.16667|very-small||
16560|USYXG|US|Walnut Grove|-121.51667|38.23333|very-small||
16570|USURD|US|Courtland|-121.56667|38.33333|very-small||
16590|USSAC|US|Sacramento|-121.5|38.58333|small||
16630|USDHB|US|Bodega Bay|-123.05|38.33333|very-small||
16650|USFOB|US|Fort Bragg|-123.81667|39.45|very-small||
16660|USF5L|US|Fields Landing|-124.21667|40.71667|very-small||
16670|USEKA|US|Eureka|-124.18333|40.8|small||
16680|USIOR|US|Samoa|-124.18333|40.81667|very-small||
16700|USCEC|US|Crescent City|-124.2|41.75|very-small||
16710|USPO2|US|Port Orford|-124.5|42.73333|very-small||
16720|USBDY|US|Bandon|-124.41667|43.11667|very-small||
16730|USQPX|US|Prosper|-124.36667|43.15|very-small||
16740||US|Empire|-124.28333|43.4|medium||
16750|USOTH|US|North Bend|-124.21667|43.4|very-small||
16770|USCOB|US|Coos Bay|-124.21667|43.36667|small||
16790||US|Winchester Bay|-124.18333|43.68333|very-small|Salmon Harbor|
16795|USGDR|US|Gardiner|-124.1|43.71667|very-small||
16800||US|Reedsport|-124.1|43.7|very-small||
16803|USFNE|US|Florence|-124.11667|43.96667|very-small||USFLZ
16805||US|Glenada|-124.11667|43.96667|very-small||
16808||US|Cushman|-124.06667|43.98333|very-small||
16810||US|Waldport|-124.06667|44.43333|very-small|Alsea|
16820|USNPO|US|Newport|-124.05|44.63333|very-small||
16830|USTDX|US|Toledo|-123.93333|44.61667|very-small||
16835||US|Depoe Bay|-124.06667|44.8|very-small||
16838|USIQL|US|Ilwaco|-124.05|46.3|very-small||
16840|USWTO|US|Warrenton|-123.91667|46.16667|very-small||
16850|USAST|US|Astoria|-123.83333|46.2|small||
16870||US|Tongue Point|-123.75|46.2|very-small||
16880|USWSZ|US|Westport|-123.38333|46.13333|very-small||
16890|USRAI|US|Rainier|-122.93333|46.08333|very-small||
16900|USLOG|US|Longview|-122.93333|46.13333|small||
16920|USKAM|US|Kalama|-122.85|46.01667|very-small||
16930|USSTH|US|St Helens|-122.8|45.86667|very-small||
16940|USPDX|US|Portland|-122.66667|45.51667|large||
16950|USVAN|US|Vancouver|-122.68333|45.63333|medium||
16960|USCMS|US|Camas|-122.4|45.58333|very-small||
16970||US|Washougal|-122.35|45.58333|very-small||
16980|USDLS|US|The Dalles|-121.18333|45.6|very-small||
17000||US|Nahcotta|-124.03333|46.5|very-small||
17010|USACJ|US|South Bend|-123.78333|46.66667|small||
17020|USACC|US|Raymond|-123.73333|46.68333|small||
17030|USWIH|US|Willapa Harbor|-123.75|46.68333|very-small||
17040|USWSZ|US|Westhaven Cove|-124.11667|46.91667|very-small|West Haven;Westport|
17050||US|Bay City|-124.06667|46.86667|very-small||
17060|USGHR|US|Aberdeen|-123.81667|46.98333|small|South Aberdeen|
17080|USHQM|US|Hoquiam|-123.9|46.96667|small||
17090||US|La Push|-124.63333|47.9|very-small|Lapush|
17100|USNEB|US|Neah Bay|-124.61667|48.36667|very-small||
17110||US|Sekiu|-124.3|48.26667|very-small||
17120|USCLM|US|Port Angeles|-123.43333|48.11667|small||
17160|USTWD|US|Port Townsend|-122.75|48.11667|small||
17170||US|Glen Cove|-122.78333|48.08333|very-small||
17190|US9WA|US|Hoodsport|-123.13333|47.41667|very-small||
17230|USPGH|US|Port Gamble|-122.58333|47.85|very-small||
17250|USPUL|US|Poulsbo|-122.65|47.73333|very-small||
17260|USKYP|US|Keyport|-122.61667|47.7|very-small||
17320||US|Winslow|-122.51667|47.61667|very-small||
17330||US|Creosote|-122.5|47.61667|very-small||
17350||US|Fort Ward|-122.51667|47.58333|very-small||
17380||US|East Bremerton|-122.61667|47.56667|very-small|Manette|
17410|USSIF|US|Silverdale|-122.7|47.65|very-small||
17430|USPWT|US|Bremerton|-122.65|47.56667|medium||
17440|USPXO|US|Port Orchard|-122.63333|47.53333|very-small||USQOC
17550||US|Quartermaster Harbor|-122.46667|47.38333|very-small||
17650||US|Shelton|-123.1|47.21667|very-small||
17660|USOLM|US|Olympia|-122.9|47.05|small||
17670||US|Nisqually Head|-122.75|47.11667|very-small||
17700|USTIW|US|Tacoma|-122.41667|47.28333|medium||
17730|USSEA|US|Seattle|-122.33333|47.6|large||
17750|USOW4|US|Point Wells|-122.4|47.78333|very-small||
17760||US|Edwards Point|-122.4|47.8|very-small||
17780|USMKI|US|Mukilteo|-122.3|47.95|very-small||
17790|USPAE|US|Everett|-122.21667|48|small|Port Gardner|
17840|USCBL|US|Coupeville|-122.68333|48.23333|very-small||
17900||US|Richardson|-122.9|48.45|very-small||
17920|USFRD|US|Friday Harbor|-123.01667|48.53333|very-small||
17940|USRCE|US|Roche Harbor|-123.16667|48.61667|very-small||
17990|USXJY|US|Orcas|-122.93333|48.6|very-small||
18040|USOTS|US|Anacortes|-122.61667|48.51667|small||
18050|USBLI|US|Bellingham|-122.5|48.75|small||
18055|USCP4|US|Cherry Point|-122.75|48.86667|very-small||
18060||US|Semiahmoo|-122.76667|48.98333|very-small||
18070|USBWS|US|Blaine|-122.75|49|very-small||
18090|CASVN|CA|Steveston|-123.18333|49.13333|very-small||
18100|CANWE|CA|New Westminster|-122.91667|49.2|medium||
18110|CAFRR|CA|Fraser Mills|-122.85597|49.22415|very-small||
18130|CAPTC|CA|Port Coquitlam|-122.76667|49.23333|very-small||
18140|CAMIB|CA|Mission City|-122.25861|49.14639|very-small||
18150|CAVAN|CA|Vancouver|-123.11667|49.28333|large||
18160|CAPMO|CA|Port Moody|-122.88333|49.28333|very-small||
18210|CASQA|CA|Squamish|-123.15|49.68333|very-small||
18235|CAPML|CA|Port Mellon|-123.48333|49.51667|very-small||
18330||CA|Westview|-124.53194|49.83417|very-small||
18340|CAPOW|CA|Powell River|-124.53333|49.86667|small||
18441|CADCN|CA|Duncan Bay|-125.28333|50.06667|very-small||
18450|CACAM|CA|Campbell River|-125.23567|50.03244|very-small|Campbell|
18460|CACOX|CA|Comox Harbor|-124.91667|49.66667|small||
18518|CANNE|CA|Nanoose Harbor|-124.15|49.26667|very-small||
18520|CANNO|CA|Nanaimo|-123.93333|49.16667|small||
18525|CAHMC|CA|Harmac|-123.85|49.13333|very-small||
18560|CACHM|CA|Chemainus|-123.71667|48.93333|very-small||
18570|CACRO|CA|Crofton|-123.63333|48.86667|very-small||
18580|CACCB|CA|Cowichan Bay|-123.61667|48.75|very-small||
18600|CAGGS|CA|Ganges|-123.48333|48.85|very-small||
18630|CAYAJ|CA|Lyall Harbor|-123.2|48.8|very-small||
18650||CA|Hope Bay|-123.28333|48.8|very-small||
18660|CASDY|CA|Sidney|-123.38333|48.65|very-small||
18665|CABAM|CA|Bamberton|-123.51667|48.55|very-small||
18670|CAVIC|CA|Victoria Harbor|-123.38333|48.43333|medium||
18680|CAESQ|CA|Esquimalt Harbor|-123.43333|48.43333|small||
18705||CA|Port San Juan|-124.43333|48.55|very-small||
18730|CAPAB|CA|Port Alberni|-124.81667|49.23333|small||
18760|CAUCL|CA|Ucluelet|-125.55|48.95|very-small||
18780||CA|Clayoquot|-125.91667|49.15|very-small||
18790||CA|Ahousat|-126.06667|49.28333|very-small||
18792|CAGOR|CA|Gold River|-126.11667|49.68333|very-small||
18805|CAPTA|CA|Tahsis|-126.66667|49.91667|very-small||
18818||CA|Bergh Cove|-127.61667|50.53333|very-small||
18820|CAPAC|CA|Port Alice|-127.45|50.38333|small||
18835|CACAU|CA|Coal Harbor|-127.58333|50.6|very-small||
18840|CAPHY|CA|Port Hardy|-127.48333|50.71667|very-small||
18850||CA|Sointula|-127.01667|50.63333|very-small||
18860|CAAAL|CA|Alert Bay|-126.93333|50.58333|very-small||
18872|CAPMA|CA|Port Mcneill|-127.08333|50.58333|very-small||
18890|CABLC|CA|Bella Coola|-126.8|52.36667|very-small||
18915||CA|Bella Bella|-128.15|52.16667|very-small||
18916|CAYKT|CA|Klemtu|-128.51667|52.6|very-small||
18920||CA|Butedale|-128.68333|53.16667|very-small||
18923||CA|Kemano Bay|-128.13333|53.48333|very-small||
18925|CAKTM|CA|Kitimat|-128.68333|54|small||
18942||CA|Porpoise Harbor|-130.28333|54.21667|very-small||
18950|CAPRR|CA|Prince Rupert|-130.33333|54.31667|medium||
18960|CAPSI|CA|Port Simpson|-130.43333|54.56667|very-small||
18980|CASTW|CA|Stewart|-130|55.93333|very-small||
19000|CAMSS|CA|Masset Harbor|-132.15|54.01667|very-small||
19030|CAPCS|CA|Port Clements|-132.18333|53.68333|very-small||
19050|CAQCH|CA|Queen Charlotte|-132.08333|53.25|very-small||
19055||CA|Alliford Bay|-131.98333|53.21667|very-small||
19090|USWHD|US|Hyder|-130|55.91667|very-small||
19100||US|Hidden Inlet|-130.33333|54.95|very-small||
19110|USMTM|US|Metlakatla|-131.56667|55.13333|very-small||
19120||US|George Inlet|-131.46667|55.38333|very-small||
19130|USKTN|US|Ketchikan|-131.65|55.33333|small||
19140|USWDC|US|Ward Cove|-131.73333|55.4|very-small||
19160||US|Knudson Cove|-131.8|55.46667|very-small||
19170|USWLR|US|Loring|-131.63333|55.6|very-small||
19180||US|Yes Bay|-131.8|55.91667|very-small||
19190||US|Union Bay|-132.21667|55.76667|very-small||
19200||US|Burnett Inlet|-132.46667|56.06667|very-small||
19210|USWRG|US|Wrangell|-132.38333|56.46667|small||
19220|USKXA|US|Kasaan|-132.4|55.53333|very-small||
19230||US|Rose Inlet|-132.96667|54.95|very-small||
19240|USHYG|US|Hydaburg|-132.83333|55.2|very-small||
19250|USKWF|US|Waterfall|-133.23333|55.3|very-small||
19260|USCGA|US|Craig|-133.15|55.46667|very-small||
19270|USKLW|US|Klawock|-133.1|55.55|very-small||
19280|USWSB|US|Steamboat Bay|-133.63333|55.53333|very-small||
19290||US|Fishermans Harbor|-133.8|55.96667|very-small||
19300|USPSG|US|Petersburg|-132.95|56.81667|small||
19310|USKAE|US|Kake|-133.93333|56.96667|very-small||
19320|USHQJ|US|Washington Bay|-134.35|56.73333|very-small||
19330||US|Bay Of Pillars|-134.23333|56.6|very-small||
19370|USPWR|US|Big Port Walter|-134.73333|56.38333|very-small||
19375|USLPW|US|Little Port Walter|-134.63333|56.38333|very-small||
19380|USPTL|US|Port Armstrong|-134.66667|56.3|very-small||
19390||US|Port Conclusion|-134.68333|56.25|very-small||
19400|USPTD|US|Port Alexander|-134.65|56.25|very-small||
19410|USSIT|US|Sitka|-135.33333|57.05|small||
19430||US|Kimshan Cove|-136.11667|57.68333|very-small||
19440|USPEC|US|Pelican|-136.23333|57.96667|very-small||
19450|USELV|US|Elfin Cove|-136.35|58.2|very-small||
19460|USHNH|US|Hoonah|-135.45|58.11667|very-small||
19470|USTKE|US|Tenakee Springs|-135.2|57.78333|very-small||
19480|USCYM|US|Chatham|-134.93333|57.51667|very-small||
19490||US|Todd|-135.05|57.46667|very-small||
19510||US|Hood Bay|-134.5|57.4|very-small||
19520|USHWI|US|Hawk Inlet|-134.75|58.11667|very-small||
19530|USFNR|US|Funter|-134.9|58.25|very-small||
19550|USPUP|US|Dupont|-134.26667|58.23333|very-small||
19580|USJNU|US|Juneau|-134.41667|58.3|small||
19585||US|Port Chilkoot|-135.43333|59.23333|very-small||
19588|USHNS|US|Haines|-135.43333|59.23333|very-small||
19589||US|Tanani Point|-135.45|59.28333|very-small||
19590|USSGY|US|Skagway|-135.33333|59.45|very-small||
19600||US|Letnikof Cove|-135.4|59.18333|very-small||
19610|USEXI|US|Excursion Inlet|-135.45|58.41667|very-small||
19620|USYAK|US|Yakutat|-139.73333|59.55|very-small||
19630||US|Katalla|-144.53333|60.2|very-small||
19639|USOSZ|US|Orca|-145.71667|60.58333|very-small||
19640|USCDV|US|Cordova|-145.76667|60.55|small||
19650||US|Shepard Point|-145.66667|60.63333|very-small||
19660|USVDZ|US|Valdez Marine Terminal|-146.4|61.08333|very-small||
19670|USVDZ|US|Valdez|-146.25|61.11667|very-small||
19680|USWQF|US|Whittier|-148.69444|60.77833|very-small||
19710||US|Crab Bay|-148|60.06667|very-small||
19730||US|Port Ashton|-148.05|60.06667|very-small||
19740|USPJS|US|San Juan Cannery|-148.06667|60.05|very-small||
19750||US|Latouche|-147.9042|60.0505|very-small||
19760|USSWD|US|Seward|-149.43333|60.1|small||
19770|USPGM|US|Port Graham|-151.81667|59.35|very-small||
19780|USSOV|US|Seldovia|-151.73333|59.43333|very-small||
19781|USHOM|US|Homer|-151.41667|59.6|very-small||
19785||US|Coal Point|-151.4111|59.6014|very-small||
19788|USNIN|US|Ninilchik|-151.68333|60.05|very-small||
19790|USENA|US|Kenai|-151.26667|60.55|very-small||
19795|USNIK|US|Nikiski|-151.4|60.68333|very-small||
19800|USANC|US|Anchorage|-149.9|61.21667|small||
19805|USDRF|US|Drift River|-152.13333|60.55|very-small||
19807||US|Snug Harbor|-152.58333|60.1|very-small||
19810|USKOZ|US|Ouzinkie|-152.5|57.91667|very-small|Uzinki|
19820|USADQ|US|Kodiak|-152.4|57.78333|small||
19830||US|Womens Bay|-152.51667|57.71667|very-small||
19840||US|Port Hobron|-153.16667|57.16667|very-small||
19850||US|Mccord|-153.2|57.15|very-small||
19860||US|Three Saints Bay|-153.5|57.11667|very-small||
19870||US|Trap Point|-154.15|57|very-small||
19880||US|Lazy Bay|-154.25|56.9|very-small||
19890|USKYK|US|Karluk|-154.45|57.56667|very-small||
19900|USKUY|US|Uyak|-154|57.63333|very-small||
19910|USKLN|US|Larsen Bay|-153.98333|57.53333|very-small||
19920||US|Port Obrien|-153.31667|57.73333|very-small||
19930||US|Dry Spruce Bay|-153.03333|57.93333|very-small||
19950||US|Port Vita|-153.06667|58.06667|very-small||
19970||US|Bear Island|-152.68333|58.45|very-small||
19980||US|Hogg Island|-152.68333|58.46667|very-small||
19990|USPWI|US|Port William|-152.58333|58.48333|very-small||
20000||US|Kanatak|-156.03333|57.56667|very-small||
20010|USKCL|US|Chignik|-158.4|56.3|very-small||
20020|USKIB|US|Ivanof Bay|-159.46667|55.8|very-small||
20040|USSDP|US|Sand Point|-160.53333|55.33333|very-small||
20050||US|Baralof Bay|-160.53333|55.23333|very-small|Squaw Harbor|
20060||US|Unga|-160.5|55.18333|very-small||
20070||US|Belkofski|-162.03333|55.08333|very-small||
20080|USKVC|US|King Cove|-162.31667|55.05|very-small||
20085|USCDB|US|Cold Bay|-162.7|55.2|very-small||
20090||US|Sanak|-162.81667|54.48333|very-small||
20097|USKQA|US|Akutan Harbor|-165.8|54.13333|very-small||
20100||US|Cannery Bay|-166.75|53.7|very-small||
20110||US|Makushin|-166.98333|53.76667|very-small||
20120|USDUT|US|Dutch Harbor|-166.53333|53.9|small||
20130|USUAA|US|Unalaska|-166.53333|53.86667|very-small||
20135||US|Palisades Point|-174.16667|52.23333|very-small||
20140|USAXK|US|Adak Naval Air Station|-176.63333|51.86667|small||
20150||US|Constantine Harbor|179.3|51.4|very-small||
20160|USKIS|US|Kiska|177.55|51.96667|very-small||USKAB
20170|USZAK|US|Alcan Harbor|174.06667|52.73333|very-small||
20175||US|Skoot Cove|174.06667|52.71667|very-small||
20180||US|Massacre Bay|173.23333|52.83333|very-small||
20190||US|Village Cove|-170.26667|57.13333|very-small||
20200|USPML|US|Port Moller|-160.56667|55.98333|very-small||
20210|USPTH|US|Port Heiden|-158.7|56.88333|very-small||
20220|USPIP|US|Pilot Point|-157.6|57.56667|very-small||
20230|USUGS|US|Ugashik|-157.41667|57.53333|very-small||
20240|USEGX|US|Egegik|-157.36667|58.2|very-small||
20250|USNNK|US|Naknek|-157.01667|58.71667|very-small||
20270||US|Koggiung|-156.91667|58.96667|very-small||
20280|USKKU|US|Ekuk|-158.56667|58.81667|very-small||
20290|USCLP|US|Clarks Point|-158.55|58.85|very-small||
20300|USDLG|US|Dillingham|-158.48333|59.03333|very-small||
20305|USPTU|US|Platinum|-161.83333|59.01667|very-small||
20310|USBET|US|Bethel|-161.71667|60.81667|very-small||USBZJ
20320||US|Nash Harbor|-166.98333|60.2|very-small||
20330||US|Kwiguk|-164.46667|62.73333|very-small||
20340|USKOT|US|Kotlik|-163.55|63.03333|very-small||
20350||US|Hamilton|-163.91667|62.9|very-small||
20360|USSMK|US|St. Michael|-162.03333|63.48333|very-small||
20370|USUNK|US|Unalakleet|-160.78333|63.88333|very-small||
20390|USSOL|US|Solomon|-164.4|64.55|very-small||
20400|USOME|US|Nome|-165.41667|64.5|small||
20410||US|Grantley Harbor|-166.33333|65.26667|very-small||
20420|USSVA|US|Savoonga|-170.4|63.68333|very-small||
20425|USSHH|US|Shishmaref|-166.08333|66.25|very-small||
20430|USDRG|US|Deering|-162.73333|66.08333|very-small||
20450|USOTZ|US|Kotzebue|-162.58333|66.91667|very-small||
20470|USAIN|US|Wainwright|-160|70.65|very-small||
20480|USBRW|US|Barrow|-156.78333|71.28333|very-small||
20483|USSCC|US|Prudhoe Bay|-148.41667|70.33333|very-small||
20486||US|Bernard Harbor|-143.63333|70.13333|very-small||
20491|CATUK|CA|Tuktoyaktuk|-133|69.45|very-small||
20492||CA|Police Point|-124.75|70.18333|very-small||
20493|CAYPC|CA|Paulatuk|-124.08333|69.35|small||
20494||CA|Pearce Point|-122.75|69.81667|very-small||
20495||CA|Tysoe Point|-120.75|69.6|very-small||
20496|CAYSY|CA|Sachs Harbor|-125.25|71.96667|very-small||
20497||CA|Cape Young|-116.93333|68.93333|very-small||
20498|CABBN|CA|Bernard Harbor|-114.76667|68.78333|small||
20499||CA|Lady Franklin Point|-113.26667|68.48333|very-small||
20500|CACOP|CA|Coppermine|-115.09639|67.83|very-small|Coronation;Kogluktok|
20510|CAYCB|CA|Cambridge Bay|-105.05972|69.11361|very-small||
20520|CAREB|CA|Resolute Bay|-95.9|74.68333|very-small||
20560|SJBAR|SJ|Barentsburg|14.20222|78.05944|very-small||
20570|SJLYR|SJ|Longyearbyen|15.63333|78.22722|very-small||
20580|SJNYA|SJ|Ny Alesund|11.93306|78.92833|very-small||
20650|NOKKN|NO|Kirkenes|30.06889|69.72972|small||
20690|NOVDS|NO|Vadso|29.74139|70.07222|small||
20695|NOBJF|NO|Batsfjorden|29.73722|70.63472|small||
20700|NOVAO|NO|Vardo|31.10556|70.37694|small||
20710|NOBVG|NO|Berlevag|29.11194|70.86167|very-small||
20730|NOMEH|NO|Mehamnfjorden|27.83534|71.04135||Mehamn|
20740|NOKJF|NO|Kjollefjorden|27.33333|70.95|very-small||
20800|NOHVG|NO|Honningsvag|25.95006|70.98259|small||
20910|NOKVS|NO|Kvalsund|23.98333|70.50694|very-small||
20920|NOHFT|NO|Hammerfest|23.66667|70.66667|medium||
20930|NOSVR|NO|Sorvaer|21.96472|70.62722|very-small||
20940||NO|Bredvik|22.13333|70.58333|very-small||
21120|NOOKF|NO|Oksfjord|22.35|70.23333|very-small||
21130|NOALF|NO|Alta|23.23528|69.97333|very-small||
21140||NO|Talvik|22.95|70.03333|very-small||
21310|NOTOS|NO|Tromso|18.96667|69.65|medium||
21315|NORMJ|NO|Olavsvern|19.00755|69.52563||Ramfjordnes|
21380|NOGBD|NO|Gibostad|18.08194|69.35611|very-small||
21490|NOFNE|NO|Finnsnes|17.96667|69.23333|very-small||
21495||NO|Medby|17.72833|68.90889|very-small||
21510|NOSJV|NO|Sjovegan|17.82861|68.87361|very-small||
21610|NOHRD|NO|Harstad|16.55|68.8|medium||
21660|NOADN|NO|Andenes|16.12778|69.32833|very-small||
21670|NOSLX|NO|Sortland|15.42194|68.69694|very-small||
21690|NOSKN|NO|Stokkmarknes|14.91667|68.56667|very-small||
21820|NOREI|NO|Reine|13.10167|67.93861|very-small||
21840|NOBSD|NO|Ballstad|13.7|68.06667|very-small||
21870|NOSUZ|NO|Stamsund|13.84889|68.12111|very-small||
21880|NOHEN|NO|Henningsvaer|14.21278|68.15361|very-small||
21900|NOSVJ|NO|Svolvaer|14.58333|68.23333|small||
21910|NOSRO|NO|Skrova Havn|14.66417|68.16583|very-small||
21920|NOBTS|NO|Brettesnes|14.85|68.23333|very-small||
21950|NOLOD|NO|Lodingen|16|68.41667|very-small||
21970|NOUVK|NO|Ulvik|16.23389|68.56083|very-small||
22010|NOLID|NO|Lilandsgrunnen|16.89056|68.47806|very-small||
22030|NONVK|NO|Narvik|17.40222|68.42111|very-small||
22050|NOBLL|NO|Litle Ballangen|16.87278|68.34861|very-small||
22120|NODRG|NO|Drag|16.08333|68.05|very-small||
22140||NO|Korsnes|16.06167|68.25194|very-small||
22160|NOTRY|NO|Tranoy|15.67361|68.18083|very-small||
22270|NOKJE|NO|Kjerringoy|14.75972|67.5225|very-small||
22290|NOBOO|NO|Bodo|14.36417|67.28556|very-small||
22295||NO|Lakselv|15.59222|67.35778|small||
22320|NOFAU|NO|Fauske|15.39889|67.25|very-small||
22350|NOROG|NO|Rognan|15.39778|67.10861|very-small||
22520|NOSVI|NO|Ornes|13.70694|66.86472|very-small||
22540|NOGLO|NO|Glomfjord|13.98028|66.8075|very-small||
22750|NOSSJ|NO|Sandnessjoen|12.62944|66.02639|very-small||
22760|NOMQN|NO|Mo I Rana|14.12222|66.32444|small||
22770|NONSN|NO|Nesna|13.01014|66.20099|||
22790|NOHNE|NO|Hemnesberget|13.61667|66.23333|very-small||
22920|NOMJF|NO|Mosjoen|13.17083|65.85889|very-small||
22940|NOTJL|NO|Tjotta|12.43333|65.82111|very-small||
22990|NOBNN|NO|Bronnoysund|12.19611|65.46806|very-small||
23020|NOBER|NO|Berg|12.19667|65.36528|very-small||
23040|NORVK|NO|Rorvik|11.25194|64.86472|very-small||
23046|NOSBU|NO|Salsbruket|11.86028|64.79778|small||
23050|NOOSY|NO|Namsos|11.50944|64.45833|small||
23053|NOMLM|NO|Malm|11.2275|64.06722|very-small||
23055|NOSTE|NO|Steinkjer|11.47861|64.01|very-small||
23058||NO|Djupviken|11.42722|63.78778|small||
23060|NOLEV|NO|Levanger|11.29333|63.75472|very-small||
23065|NOSKX|NO|Fiborgtangen|11.14797|63.71764|||
23070|NOLGS|NO|Langstein|10.89|63.54861|very-small||
23075|NOMRV|NO|Muruvik|10.84139|63.44139|very-small||
23080|NOHOK|NO|Hommelvik|10.8|63.41667|very-small||
23090|NOTRD|NO|Trondheim|10.40167|63.44833|medium||
23095||NO|Thamshamm|9.87222|63.32361|small||
23100|NOKSU|NO|Kristiansund|7.73861|63.11389|small||
23105|NOSUN|NO|Sunndalsora|8.55|62.68333|very-small||
23107||NO|Bud|6.91667|62.9|very-small||
23108|NOHRS|NO|Haroysund|6.95806|62.89111|small||
23110|NOMOL|NO|Molde|7.16667|62.73333|small||
23111|NOAND|NO|Andalsnes|7.67722|62.56806|very-small||
23112|NOHRI|NO|Hareid|6.03556|62.37222|very-small||
23115|NOMLT|NO|Moldtustranda|5.65|62.3|very-small||
23118|NOORS|NO|Orstav|6.11444|62.19611|small||
23120|NOAES|NO|Alesund|6.16667|62.46667|small|Aalesund|
23125|NOMAY|NO|Maloy|5.11667|61.93333|small|Maaloy|
23130|NOFRO|NO|Floro|5.03083|61.60389|very-small||
23136|NOARD|NO|Ardalstangen|7.69861|61.23278|very-small||
23138|NOMON|NO|Mongstad|5.03667|60.83083|medium||
23139|NOSTU|NO|Stura|4.86333|60.62222|very-small||
23140|NOVAK|NO|Vaksdal|5.73278|60.47833|small||
23160|NOBGO|NO|Bergen|5.29861|60.40278|medium||
23170||NO|Haakonsvern|5.23531|60.33316|||
23180|NONZG|NO|Brattholmen|5.1775|60.34861|very-small||
23195||NO|Tranneset|5.01667|60.41667|small||
23220||NO|Strandvik|5.67778|60.15861|very-small||
23230|NONHS|NO|Norheimsund|6.15389|60.36611|very-small||
23240|NOODD|NO|Odda|6.54111|60.09694|very-small||
23300||NO|Meling|5.11667|59.78333|very-small||
23310|NOMOS|NO|Mosterhamn|5.39111|59.69889|very-small||
23330||NO|Sagvag|5.37889|59.77167|very-small||
23340|NOLRI|NO|Leirvik|5.49667|59.75833|very-small||
23355|NOHUS|NO|Husnes|5.76222|59.8775|very-small||
23440|NOHAU|NO|Haugesund|5.25361|59.41222|small|Karmsund|
23450|NOKOP|NO|Kopervik|5.31667|59.28333|very-small||
23451|NOKAR|NO|Karsto|5.51667|59.26667|medium||
23455||NO|Espevaer|5.15|59.58333|very-small||
23460|NOSAU|NO|Sauda|6.34111|59.63694|very-small||
23465|NOAKM|NO|Akrahamn|5.18333|59.26667|very-small||
23470|NOSAS|NO|Sandnes|5.75278|58.87333|very-small||
23480|NOSVG|NO|Stavanger|5.75|58.96667|medium||
23485|NOSKU|NO|Skudeneshavn|5.25833|59.14333|very-small||
23487|NOTAE|NO|Tananger|5.57083|58.93|very-small||
23490|NOEGE|NO|Egersund|5.98639|58.43861|very-small||
23500|NOREK|NO|Rekefjord|6.25833|58.32583|very-small||
23503|NOJOS|NO|Jossingfjord|6.3332|58.31491|||
23505|NOKIR|NO|Kirkehamn|6.52722|58.23139|very-small|Kirkjehamn|
23510|NOFFD|NO|Flekkefjorden|6.65528|58.26417|small||
23520|NOFAN|NO|Farsund|6.81139|58.08639|very-small||
23525||NO|Stusvik|7.03417|58.00444|very-small||
23530|NOMAN|NO|Mandal|7.46667|58.01667|very-small||
23550|NOKRS|NO|Kristiansand|8.01278|58.13889|small||
23600|NOARE|NO|Arendal|8.77694|58.45389|small||
23620|NOTVE|NO|Tvedestrand|8.9425|58.61167|small||
23630|NORIS|NO|Risor|9.24528|58.72194|very-small||
23640|NOKRA|NO|Kragero|9.41306|58.86361|very-small||
23660|NOBVK|NO|Brevik|9.7|59.06667|small||
23670|NOPOR|NO|Porsgrunn|9.65389|59.14722|small||
23680|NOSKE|NO|Skien|9.60361|59.19972|small||
23700|NOLAR|NO|Larvik|10.03111|59.03806|small|Laurvik|
23710|NOSAD|NO|Sandefjorden|10.23306|59.10056|small||
23720|NOTON|NO|Tonsberg|10.41|59.26222|very-small||
23730|NOVAL|NO|Valloy|10.49|59.25806|very-small||
23736|NOSEG|NO|Slagenstangen|10.51944|59.32778|very-small|Slagen|
23750|NOHOR|NO|Horten|10.5|59.41667|medium||
23760|NOHOL|NO|Holmestrand|10.32667|59.49056|very-small||
23770|NOSVV|NO|Svelvik|10.41139|59.62028|very-small||
23780|NODRM|NO|Drammen|10.25|59.73333|medium||
23790||NO|Storsteilene|10.6075|59.81667|very-small|Storesteilene|
23810|NOOSL|NO|Oslo|10.74556|59.89806|large|Christiana|
23817|NOFAX|NO|Fagerstrand|10.58472|59.73306|small||
23820|NODRK|NO|Drobak|10.625|59.66056|very-small||
23823|NOHUR|NO|Tofte|10.57056|59.54417|very-small||
23829|NOKMO|NO|Kambo|10.67972|59.47306|very-small||
23830|NOMSS|NO|Moss|10.65528|59.44056|small||
23835|NOSPG|NO|Sarpsborg|11.1|59.26667|very-small||
23840|NOFRK|NO|Fredrikstad|10.95278|59.17917|small||
23850|NOHAL|NO|Halden|11.38333|59.11667|small||
23870|SESMD|SE|Stromstad|11.16667|58.93333|very-small|Stroemstad|
23890|SEGRE|SE|Grebbestad|11.24778|58.67694|very-small||
23900|SEFJA|SE|Fjallbacka|11.27722|58.60028|very-small||
23905|SEBLD|SE|Bovallstrand|11.33333|58.48333|very-small||
23910|SEHUN|SE|Hunnebostrand|11.28611|58.43778|very-small||
23950|SEBRO|SE|Brofjorden|11.42111|58.36028|small||
23970|SELYS|SE|Lysekil|11.44417|58.27139|very-small||
23990|SEUDD|SE|Uddevalla|11.8775|58.33472|medium||
24000|SESTE|SE|Stenungsund|11.8|58.07972|very-small||
24010|SEMSD|SE|Marstrand|11.58833|57.88389|very-small||
24020|SEGOT|SE|Goteborg|11.95472|57.70972|large|Gothenburg|
24030|SEVAG|SE|Varberg|12.2325|57.10889|medium||
24040|SEFAG|SE|Falkenberg|12.46611|56.88167|medium||
24050|SEHAD|SE|Halmstad|12.86667|56.66667|small||
24100|SEHOG|SE|Hoganas|12.54472|56.19667|very-small||
24120|SEHEL|SE|Helsingborg|12.68778|56.03528|medium||
24180|SELAA|SE|Landskrona|12.82667|55.85972|small||
24210|SEMMA|SE|Malmo|12.98472|55.62333|large||
24220|SELIM|SE|Limhamn|12.91833|55.59111|very-small||
24250|SETRG|SE|Trelleborg|13.15056|55.36|small||
24260|SEYST|SE|Ystad|13.81806|55.41833|small||
24280|SESIM|SE|Simrishamn|14.35806|55.55833|small||
24300|SEAHU|SE|Ahus|14.32806|55.9275|small||
24310|SESOL|SE|Solvesborg|14.58639|56.04556|small||
24370|SEKAN|SE|Karlshamn|14.86917|56.15278|medium||
24440|SERNB|SE|Ronneby|15.30139|56.17278|small|Ronneby Redd|
24460|SEKAA|SE|Karlskrona|15.6|56.16667|very-small||
24530|SEBEA|SE|Bergkvara|16.1|56.38333|very-small||
24570|SEKLR|SE|Kalmar|16.36667|56.66667|very-small||
24635|SEJAT|SE|Stora Jatterson|16.56667|57.1|very-small||
24690|SEOSK|SE|Oskarshamn|16.45|57.26667|small||
24720|SEFIG|SE|Figeholm|16.5|57.36667|very-small||
24790|SEDEG|SE|Degerhamn|16.41667|56.35|very-small||
24810|SERNH|SE|Ronehamn|18.5|57.11667|small||
24840|SESLI|SE|Slite|18.81667|57.7|small||
24900|SEFSD|SE|Farosund|19.05|57.91667|small||
24940|SESUS|SE|Storugns|18.8|57.83333|very-small||
24950|SEVBY|SE|Visby|18.28333|57.63333|small||
24960|SEKLI|SE|Klintehamn|18.2|57.38333|very-small||
25050|SEVER|SE|Verkeback|16.53333|57.73333|very-small||
25060|SEVVK|SE|Vastervik|16.65|57.76667|small|Vestervik|
25190|SENRK|SE|Norrkoping|16.2|58.58333|medium||
25280|SEOXE|SE|Oxelosund|17.11667|58.66667|small||
25290|SENYO|SE|Nykoping|17.01667|58.75|small||
25320|SESOE|SE|Sodertalje|17.65|59.18333|small||
25330|SENYN|SE|Nynashamn|17.96667|58.9|small||
25360|SEGUB|SE|Gustavsberg|18.38333|59.31667|very-small||
25370||SE|Sandhamn|18.91667|59.28333|very-small||
25380|SESTO|SE|Stockholm|18.05|59.33333|large||
25395|SEVST|SE|Vasteras|16.55|59.61667|medium||
25440|SEGRH|SE|Grisslehamn|18.81667|60.1|very-small||
25460|SEHAK|SE|Hallstavik|18.58333|60.05|very-small||
25480|SEHAN|SE|Hargshamn|18.45|60.18333|very-small||
25550|SESSR|SE|Skutskar|17.4|60.65|small||
25570|SEKAS|SE|Karskar|17.26667|60.68333|very-small||
25590|SEGVX|SE|Gavle|17.16667|60.68333|small||
25610|SENOT|SE|Norrsundet|17.16667|60.93333|very-small||
25640|SEVAL|SE|Vallvik|17.16667|61.18333|small||
25700|SESAE|SE|Sandarne|17.18333|61.26667|small||
25720|SESOO|SE|Soderhamn|17.08333|61.3|small||
25760|SEIGG|SE|Iggesund|17.08333|61.65|very-small||
25780|SEHUV|SE|Hudiksvall|17.11667|61.73333|small||
25800|SESTA|SE|Stocka|17.35|61.9|very-small|Stockvik|
25900|SESTK|SE|Stockvik|17.38333|62.33333|very-small||
25910|SESDL|SE|Sundsvall|17.35|62.38333|medium||
26140|SEVIV|SE|Vivstavarv|17.35|62.48333|very-small||
26180|SESOR|SE|Soraker|17.5|62.5|very-small||
26240|SEHND|SE|Harnosand|17.93333|62.63333|small||
26280||SE|Ulvvik|17.86667|62.66667|very-small||
26290|SEUTA|SE|Utansjo|17.93333|62.76667|very-small|Utansio|
26310|SEGUS|SE|Gustavsvik|17.88333|62.83333|very-small||
26340||SE|Lunde|17.88333|62.88333|very-small||
26380|SEKRF|SE|Kramfors|17.8|62.93333|very-small||
26420|SEVAJ|SE|Vaja|17.71667|62.98333|very-small||
26430|SEBOL|SE|Bollstabruk|17.7|63|very-small||
26710|SEKMH|SE|Kopmanholmen|18.58333|63.16667|very-small||
26720|SEDOM|SE|Domsjo|18.73333|63.26667|very-small||
26730|SEOER|SE|Ornskoldsvik|18.71667|63.28333|small||
26790|SEHUS|SE|Husum|19.15|63.33333|very-small||
26800|SERUV|SE|Rundvik|19.45|63.53333|very-small||
26810|SENOG|SE|Nordmaling|19.48333|63.56667|very-small||
26880|SEOBB|SE|Obbola|20.33333|63.7|very-small||
26890|SEUME|SE|Umea Hamn|20.35|63.7|small||
26990||SE|Gumbodahamn|21.1|64.23333|very-small||
27080|SESKE|SE|Skelleftehamn|21.23333|64.68333|small||
27090||SE|Kagehamn|21.03333|64.83333|very-small||
27130|SEBNF|SE|Brannfors|21.38333|65.01667|very-small||
27190|SEPIT|SE|Pitea|21.48333|65.31667|small||
27220|SELLA|SE|Lulea|22.16667|65.58333|medium||
27250|SETOE|SE|Torehamn|22.65|65.9|very-small||
27280|SEKXV|SE|Karlsborg|23.28333|65.8|medium||
27330|SESAK|SE|Sandvik|23.76667|65.73333|very-small||
27400|FITOR|FI|Tornio|24.16667|65.76667|small|Torina|
27410|FIKEM|FI|Kemi|24.56667|65.73333|small||
27520|FIOUL|FI|Oulu|25.4|65.01667|large|Uleaborg|
27530|FIRAA|FI|Raahe|24.41667|64.68333|small|Brahestad|
27535|FIVEI|FI|Veitsiluoto|24.61667|65.7|small||
27537|FIRAH|FI|Rahja|23.67972|64.21778|very-small||
27540|FIHIM|FI|Himanka|23.65|64|small|Khimango|
27560|FIKOK|FI|Kokkola|23.01667|63.85|large|Ykspihlaja|
27570|FIPRS|FI|Pietarsaari|22.66667|63.68333|medium|Jakobstad|
27580|FIUKP|FI|Nykarleby|22.53333|63.51667|very-small|Uusikaarlepyy|
27590|FIKAN|FI|Kantlax|22.28333|63.41667|very-small||
27610|FIHLL|FI|Hellnas|22.23333|63.28333|very-small||
27650|FIVAA|FI|Vaasa|21.58333|63.1|medium|Vasa|
27670|FIKAS|FI|Kaskinen|21.23333|62.38333|medium|Kasko|
27680|FIKRS|FI|Kristinestad|21.4|62.28333|medium|Kristiinankaupunki|
27740|FIPOR|FI|Pori|21.8|61.48333|large||
27750|FIMTY|FI|Mantyluoto|21.48333|61.6|medium||
27755|FITHK|FI|Tahkoluoto|21.4|61.63333|very-small||
27780|FIRAU|FI|Rauma|21.44611|61.125|medium||
27790|FIUKI|FI|Uusikaupunki|21.4|60.8|small|Nystad|
27805|FINLI|FI|Naantali|22.01667|60.46667|very-small||
27820|FITKU|FI|Turku|22.23333|60.45|medium||
27825|FIUTO|FI|Uto|21.36667|59.78333|small||
27850|FITOK|FI|Tolkkinen|25.58333|60.03333|very-small||
27870||FI|Signilskar|19.33333|60.2|very-small||
27920|FIMHQ|FI|Mariehamn|19.91667|60.1|small|Maarianhamina|
27990|FIPAR|FI|Pargas|22.06667|60.28333|very-small||
28140|FIHKO|FI|Hanko|22.95|59.81667|small||
28170|FITAI|FI|Ekenas|23.43333|59.98333|small||
28180|FIJUS|FI|Jussaro|23.56667|59.83333|very-small|Stor Jussaro|
28185|FIPOA|FI|Porkkala|24.38333|60.08333|very-small|Kantvik|FIKNT
28187|FIINK|FI|Inkoo|23.91667|60.01667|very-small||
28190|FIHEL|FI|Helsinki|24.96667|60.16667|large|Helsingfors|
28210|FIPRV|FI|Porvoo|25.63333|60.3|very-small|Borga;Skoldvik|FISKV
28220|FILOV|FI|Loviisa|26.23333|60.45|very-small|Lovisa|
28230|FIKTK|FI|Kotka|26.96667|60.46667|large||
28240|FIHMN|FI|Hamina|27.2|60.56667|small|Fredrikshamn|
28300|RUVYG|RU|Vyborg|28.75|60.71667|medium|Viipuri|
28310|RUVYS|RU|Gavan Vysotsk|28.56667|60.61667|small|Trangsund;Uras;Vysotsk|
28360|RUPRI|RU|Primorsk|28.63333|60.36667|very-small|Koivisto Bay;Zaliv Koyvisto|
28370|RULED|RU|Sankt-Peterburg|30.3|59.93333|large|Leningrad;Petrograd;St Petersburg|
28390|RUBRK|RU|Lomonosov|29.76667|59.91667|very-small|Odensholm|
28400|RUKDT|RU|Kronshtadt|29.78333|59.98333|small||
28410|RUULU|RU|Reka Luga|28.31667|59.66667|very-small|Lujski;Ust Luga|
28425|EESLM|EE|Sillamae|27.73945|59.42612|large||
28440|EEKND|EE|Kunda|26.5472|59.52777|very-small|Sadam|
28460|EELSA|EE|Loksa|25.69894|59.58339|very-small||
28480|EETLL|EE|Vanasadam - Port of Tallinn|24.76668|59.45013|large|Tallinn|
28482|EEMDR|EE|Miiduranna|24.81606|59.4994|small||
28484|EEMUG|EE|Muuga-Port of Tallin|24.96669|59.50004|large||
28490|EEPAS|EE|Paljassaare|24.70564|59.4591|medium||
28492|EELHS|EE|Lahesuu|24.703|59.45706|very-small||
28496|EEMRS|EE|Meeruse|24.6722|59.45087|very-small||
28498|EEBEK|EE|Bekkeri|24.66745|59.45454|very-small||
28500|EEVEB|EE|Vene-Balti|24.65636|59.45696|small||
28505|EEPLS|EE|Paldiski Lounasadam|24.08111|59.33334|large||
28506|EEPLN|EE|Paldiski Pohjasadam|24.0475|59.34975|small||
28510|EEOSM|EE|Osmussaar|23.36667|59.3|very-small|Odensholm|
28515|EERHK|EE|Rohukula|23.42392|58.90606|very-small||
28520|EEHLT|EE|Heltermaa|23.04834|58.86668|very-small||
28525|EESMA|EE|Saaremaa sadam|22.2361|58.53613|very-small|Saaremaa-Port of Tallinn|
28530|EERMS|EE|Roomassaare|22.50695|58.21504|very-small|Roomassaar|
28540|EEVIR|EE|Virtsu|23.51|58.57502|very-small||
28550|EEPRN|EE|Parnu|24.48|58.38335|small||
28605|LVSAL|LV|Salacgriva|24.36667|57.7|very-small||
28610|LVRIX|LV|Riga|24.1|56.95|large||
28615||LV|Lielupe|23.43333|57|very-small||
28620|LVVNT|LV|Ventspils|21.53333|57.4|medium|Vindau;Windau|
28640|LVLPX|LV|Liepaja|21.01667|56.51667|medium|Libau|
28654|LTBOT|LT|Butinge Oil Terminal|20.95|56.03333|very-small|Butinge Marine Terminal|
28660|LTKLJ|LT|Klaipeda|21.11667|55.71667|medium|Memel|
28680|RUBLT|RU|Baltiysk|19.9|54.63333|small|Pillau|
28690|RUKGD|RU|Kaliningrad|20.48333|54.7|medium|Konigsberg|
28710|PLGDN|PL|Gdansk|18.66667|54.35|large|Danzig|
28715||PL|Port Polnochny|18.71667|54.4|medium||
28720|PLNOW|PL|Nowy Port|18.66667|54.41667|small|Neufahrwasser|
28740|PLGDY|PL|Gdynia|18.55|54.53333|large||
28750|PLPLC|PL|Police|14.56667|53.56667|small||
28770|PLUST|PL|Ustka|16.85|54.58333|small|Stolpmunde|
28790|PLDAR|PL|Darlowo|16.41667|54.43333|very-small|Rugenwalde|
28800|PLKOL|PL|Kolobrzeg|15.55|54.21667|very-small|Kolberg|
28820|PLSWI|PL|Swinoujscie|14.26667|53.91667|small|Swinemunde|
28823|PLSZZ|PL|Szczecin|14.55|53.41667|medium|Stettin|
28828|DEWOL|DE|Wolgast|13.78333|54.05|very-small||
28840|DESAS|DE|Sassnitz|13.65|54.51667|very-small||
28848|DESTL|DE|Stralsund|13.1|54.31667|very-small||
28860|DERSK|DE|Rostock|12.13333|54.1|large||
28870|DEWIS|DE|Wismar|11.46667|53.9|small||
28880|DETRV|DE|Lubeck-Travemunde|10.88333|53.96667|small||
28890|DELBC|DE|Lubeck|10.7|53.88333|medium||
28900|DENGL|DE|Neustadt|10.81667|54.1|very-small||
28912|DEORT|DE|Orth|11.05|54.45|very-small||
28920|DEHHF|DE|Heiligenhafen|10.98333|54.36667|very-small||
28930|DEKEL|DE|Kiel|10.13333|54.31667|large||
28950|DEECK|DE|Eckernforde|9.83333|54.48333|small||
28955|DEKAP|DE|Kappeln|9.93333|54.66667|very-small||
29005|DEFLF|DE|Flensburg|9.43333|54.8|small||
29085|DKNEX|DK|Nekso|15.13333|55.06667|very-small|Nexo|
29110|DKRNN|DK|Ronne|14.7|55.1|small||
29120|DKHSL|DK|Hasle|14.7|55.18333|very-small||
29130|DKCSO|DK|Christianso Harbor|15.18333|55.31667|very-small||
29180|DKFAK|DK|Fakse Ladeplads Havn|12.16667|55.21667|very-small|Faxe Haven|
29220|DKKOG|DK|Koge|12.2|55.45|very-small||
29230|DKCPH|DK|Kobenhavn|12.61667|55.7|large|Copenhagen|
29260|DKTUB|DK|Tuborg|12.58333|55.71667|very-small||
29350|DKHLS|DK|Helsingor|12.61667|56.03333|very-small|Elsingor|
29390|DKHUN|DK|Hundested|11.85|55.96667|very-small|Hundested Havn|
29410|DKFDV|DK|Frederiksvaerk|12.01667|55.96667|very-small||
29420|DKFDS|DK|Frederikssund|12.05|55.83333|very-small||
29435|DKKBY|DK|Kyndbyvaerkets Havn|11.88333|55.81667|very-small|Kyndby;Kyndby Vaerkets|
29440|DKHBK|DK|Holbaek|11.71667|55.71667|very-small||
29455|DKNYM|DK|Nykobing (Mor)|8.85|56.7833|very-small||
29490|DKKAL|DK|Kalundborg|11.1|55.68333|small||
29520|DKKRR|DK|Korsor|11.13333|55.33333|small||
29530|DKSSK|DK|Skaelskor|11.3|55.25|very-small|Skielskor|
29545|DKSIT|DK|Stigsnaesvaerket|11.25|55.2|very-small|Stigsnaes|
29546|DKGFH|DK|Gulfhaven|11.26667|55.2|very-small||
29555|DKNVD|DK|Naestved|11.75|55.23333|small||
29560|DKVOR|DK|Vordingborg|11.9|55|very-small||
29580|DKSBK|DK|Stubbekobing|12.05|54.88333|small|Duunamunde|
29600|DKSTE|DK|Stege|12.28333|54.98333|very-small||
29630|DKNYF|DK|Nykobing|11.86667|54.76667|small|Falster|
29660|DKSAX|DK|Sakskobing|11.63333|54.8|small||
29670|DKBDX|DK|Bandholm|11.5|54.83333|small||
29700|DKNAK|DK|Nakskov|11.13333|54.83333|small||
29710|DKROF|DK|Rodby Havn|11.35|54.65|very-small||DKROD
29720|DKNTD|DK|Nysted|11.73333|54.66667|very-small||
29760|DKRKB|DK|Rudkobing|10.71667|54.95|small||
29790|DKMRS|DK|Marstal|10.33333|54.91667|small||
29800||DK|Aeroskobing|10.41667|54.88333|very-small||
29830|DKSVE|DK|Svendborg|10.61667|55.06667|small||
29860|DKNBG|DK|Nyborg|10.8|55.31667|small||
29870|DKKTD|DK|Kerteminde|10.66667|55.45|very-small||
29880|DKODE|DK|Odense|10.38333|55.41667|small||
29905|DKSKB|DK|Skaerbaek|9.61667|55.51667|very-small||
29910|DKMID|DK|Middelfart|9.73333|55.5|small||
29930|DKASN|DK|Assens|9.88333|55.26667|small||
29940|DKFAA|DK|Faborg|10.25|55.1|small|Faaborg|
30060|DKSGD|DK|Sonderborg|9.78333|54.91667|small||
30095|DKAUB|DK|Augustenborg|9.86667|54.95|small||
30100|DKAAB|DK|Abenra|9.43333|55.05|small|Apenrade|
30105|DKENS|DK|Ensted|9.43333|55.01667|very-small||
30120|DKHAD|DK|Haderslev|9.5|55.25|small||
30160|DKKOL|DK|Kolding|9.5|55.48333|small||
30170|DKFRC|DK|Fredericia|9.76667|55.56667|small||
30190|DKVEJ|DK|Vejle|9.55|55.71667|small||
30230|DKHOR|DK|Horsens|9.85|55.86667|very-small||
30260|DKAAR|DK|Arhus|10.21667|56.15|medium|Aarhus|
30285|DKSSV|DK|Studstrup|10.35|56.25|medium||
30290|DKGRE|DK|Grenaa Havn|10.93333|56.41667|very-small||
30330|DKRAN|DK|Randers|10.05|56.46667|small|Randers Havn|
30340|DKHSU|DK|Hadsund|10.11667|56.71667|very-small||
30350|DKMRR|DK|Mariager|9.98333|56.65|very-small||
30360|DKHBO|DK|Hobro|9.8|56.63333|very-small||
30380|DKHAS|DK|Hals|10.31667|56.98333|very-small||
30400|DKAAL|DK|Alborg|9.93333|57.05|small|Aalborg|
30430|DKFDH|DK|Frederikshavn|10.55|57.43333|small||
30440|DKSKA|DK|Skagen Havn|10.6|57.71667|small|Skagen|
30450|DKHIR|DK|Hirtshals|9.96667|57.6|very-small||
30455|DKHAN|DK|Hanstholm|8.6|57.13333|very-small||
30457|DKTED|DK|Thisted|8.7|56.95|very-small||
30460|DKTHN|DK|Thyboron|8.21667|56.7|very-small||
30480|DKLVG|DK|Lemvig|8.28333|56.58333|very-small||
30500|DKHSB|DK|Holstebro-Stuer|8.58333|56.5|small||
30630|DKRKG|DK|Ringkobing|8.25|56.08333|very-small||
30640|DKEBJ|DK|Esbjerg|8.45|55.46667|small||
30680|DEHUS|DE|Husum|9.05|54.48333|very-small||
30695|DEBUM|DE|Busum|8.86667|54.13333|very-small||
30710|DEBRB|DE|Brunsbuttel Elbahafen|9.16667|53.88333|very-small||
30720|DEBRB|DE|Brunsbuttel Canal Terminals|9.15|53.9|small||
30725|DEITZ|DE|Itzehoe|9.51667|53.91667|very-small||
30730|DEREN|DE|Rendsburg|9.68333|54.3|small||
30740|DENEH|DE|Neuhaus|9.03333|53.8|very-small||
30760|DEGLU|DE|Gluckstadt|9.41667|53.78333|small||
30780|DEHAM|DE|Hamburg|9.93333|53.55|large||
30785|DEBUZ|DE|Butzfleth|9.51667|53.65|small||
30800|DECUX|DE|Cuxhaven|8.71667|53.86667|medium||
30810|DEBRV|DE|Bremerhaven|8.58333|53.53333|large||
30840|DENHA|DE|Nordenham|8.48333|53.48333|small||
30850|DEBKE|DE|Brake|8.48333|53.33333|medium||
30860|DEELS|DE|Elsfleth|8.46667|53.23333|very-small||
30870|DEOLO|DE|Oldenburg|8.21667|53.11667|very-small||
30900|DEBRE|DE|Bremen|8.76667|53.13333|large||
30910|DEWVN|DE|Wilhelmshaven|8.16667|53.53333|small||
30950|DEEME|DE|Emden|7.18333|53.33333|medium||
30960|DELEE|DE|Leer|7.45|53.23333|very-small||
30970|DEPAP|DE|Papenburg|7.38333|53.1|small||
30985|NLEEM|NL|Eemshaven|6.83333|53.45|small||
30990|NLDZL|NL|Delfzijl|6.93333|53.33333|small||
31010|NLHAR|NL|Harlingen|5.41667|53.18333|very-small||
31020|NLDHR|NL|Den Helder|4.78333|52.96667|small|Willemsoord|
31040|NLIJM|NL|Ijmuiden|4.58333|52.46667|small|Ymuiden|
31050|NLZAA|NL|Zaandam|4.83333|52.43333|small||
31060|NLAMS|NL|Amsterdam|4.9|52.36667|large||
31070|NLSCE|NL|Scheveningen|4.26667|52.1|very-small||
31080|NLHVH|NL|Hoek Van Holland|4.13333|51.95|very-small|Berg Haven;Hook Of Holland|
31085|NLEUR|NL|Europoort|4.11667|51.95|medium||
31100|NLMSL|NL|Maassluis|4.25|51.91667|very-small|Massluis|
31120|NLVLA|NL|Vlaardingen|4.35|51.9|very-small||
31130|NLSCI|NL|Schiedam|4.4|51.9|very-small||
31140|NLRTM|NL|Rotterdam|4.48333|51.9|large||
31150|NLDOR|NL|Dordrecht|4.65|51.81667|medium||
31210|NLVLI|NL|Vlissingen|3.6|51.45|medium|Flushing|
31215|NLHAN|NL|Hansweert|4|51.45|very-small||
31220|NLTNZ|NL|Terneuzen|3.81667|51.35|medium|Neuzen|
31250|BEANR|BE|Antwerpen|4.4|51.21667|large|Antwerp;Anvers|
31260|BEBRU|BE|Bruxelles|4.35|50.86667|small|Brussels|
31270|BEGNE|BE|Ghent|3.73333|51.06667|medium||
31280|BEZEE|BE|Zeebrugge|3.2|51.33333|medium||
31290|BEBGS|BE|Bruges|3.21667|51.23333|very-small||
31310|BEOST|BE|Oostende|2.91667|51.23333|small|Ostend|
31320|BENIE|BE|Nieuwpoort|2.75|51.13333|very-small||
31360|GBWTS|GB|Whitstable|1.03333|51.36667|small||
31370|GBSHS|GB|Sheerness|0.75|51.45|very-small||
31375|GBIOG|GB|Isle Of Grain|0.7|51.43333|small||
31376|GBTHP|GB|Thamesport|0.7|51.43333|small||
31390|GBCTM|GB|Chatham Docks|0.55|51.4|small||
31420|GBGVS|GB|Gravesend|0.36667|51.45|small||
31430|GBTIL|GB|Tilbury|0.33333|51.46667|small||
31470|GBLON|GB|London|-0.08333|51.5|large||
31506|GBCOL|GB|Colchester|0.91667|51.88333|very-small||
31530|GBHRW|GB|Harwich|1.28333|51.95|small||
31550|GBIPS|GB|Ipswich|1.16667|52.05|small||
31560|GBFXT|GB|Felixstowe|1.31667|51.95|very-small||
31570|GBLOW|GB|Lowestoft|1.75|52.48333|small||
31580|GBGTY|GB|Great Yarmouth|1.73333|52.61667|small||
31600|GBWIS|GB|Wisbech|0.15|52.66667|small||
31610|GBKLN|GB|King's Lynn|0.4|52.75|small||
31630|GBBOS|GB|Boston|-0.01667|52.96667|small||
31640|GBGSY|GB|Grimsby|-0.06667|53.58333|medium||
31650|GBIMM|GB|Immingham|-0.2|53.63333|medium||
31660|GBHUL|GB|Kingston Upon Hull|-0.28333|53.75|medium|Hull|
31665|GBHDD|GB|Howdendyke|-0.88333|53.73333|very-small||
31668|GBNHO|GB|New Holland|-0.36667|53.7|very-small||
31670|GBGOO|GB|Goole|-0.83333|53.7|small||
31680|GBBRT|GB|Bridlington|-0.18333|54.08333|very-small||
31690|GBSCA|GB|Scarborough|-0.4|54.28333|very-small||
31700|GBWTB|GB|Whitby|-0.61667|54.48333|small||
31720|GBTEE|GB|Teesport|-1.13333|54.65|large||
31740|GBHTP|GB|Hartlepool|-1.18333|54.7|small||
31750|GBSEA|GB|Seaham|-1.31667|54.83333|small||
31760|GBSUN|GB|Sunderland|-1.36667|54.91667|medium||
31765|GBTYM|GB|Tynemouth|-1.4|55|medium||
31820|GBBLY|GB|Blyth|-1.5|55.11667|medium||
31830|GBWKO|GB|Warkworth Harbour|-1.58333|55.33333|very-small|Amble|GBAMB
31860|GBBWK|GB|Berwick-Upon-Tweed|-2|55.76667|very-small||
31880|GBEYM|GB|Eyemouth|-2.08333|55.86667|very-small||
31890|GBDBR|GB|Dunbar|-2.51667|56|very-small||
31895||GB|Bird Port|-2.96667|51.56667|very-small||
31930|GBLEI|GB|Leith|-3.18333|55.98333|medium|Edinburg|
31940|GBGRN|GB|Granton|-3.21667|55.98333|very-small||
31945|GBBFB|GB|Braefoot Bay Terminal|-3.31667|56.03333|small||
31972|GBHPT|GB|Hound Point Terminal|-3.36667|56|small||
31980|GBROY|GB|Rosyth|-3.43333|56.01667|small||
32010|GBGRG|GB|Grangemouth|-3.71667|56.01667|small||
32030|GBBTL|GB|Burntisland|-3.23333|56.05|small||
32070|GBMTH|GB|Methil|-3|56.18333|small||
32170|GBDUN|GB|Dundee|-2.95|56.46667|large||
32180|GBPER|GB|Perth|-3.45|56.4|small||
32200|GBMON|GB|Montrose|-2.46667|56.7|very-small||
32220|GBABD|GB|Aberdeen|-2.08333|57.15|medium||
32230|GBPHD|GB|Peterhead|-1.78333|57.5|medium|Peterhead Bay Harbor|
32240|GBFRB|GB|Fraserburgh Harbor|-2|57.68333|small||
32250|GBMCD|GB|Macduff|-2.5|57.66667|very-small||
32290|GBBUC|GB|Buckie Harbor|-2.96667|57.68333|very-small|Cluny|
32300|GBLSS|GB|Lossiemouth|-3.28333|57.71667|very-small||
32320|GBBUH|GB|Burghead|-3.5|57.7|very-small||
32330|GBINV|GB|Inverness|-4.23333|57.48333|small||
32340|GBCRN|GB|Cromarty|-4.03333|57.68333|small||
32350|GBIVG|GB|Invergordon|-4.16667|57.68333|small||
32360|GBPMK|GB|Portmahomack Harbor|-3.83333|57.83333|small||
32370|GBHMA|GB|Helmsdale Harbor|-3.65|58.11667|small||
32380|GBWIC|GB|Wick|-3.08333|58.43333|small||
32410|GBPIE|GB|Pierowall|-2.98861|59.31778|small||
32420|GBKET|GB|Kettletoft|-2.6|59.23333|very-small|Kittletoft|
32430|GBWHL|GB|Whitehall|-2.6|59.13333|very-small||
32440|GBKWL|GB|Kirkwall|-2.96667|58.98333|very-small||
32450|GBSNS|GB|Stromness|-3.3|58.96667|very-small||
32460||GB|South Ness|-3.2|58.8|very-small||
32470|GBSGP|GB|St Margarets Hope|-2.95|58.83333|very-small||
32490|GBLYS|GB|Lyness|-3.2|58.83333|medium||
32500|GBSCF|GB|Scapa Bay|-2.98333|58.95|small||
32590|GBSWY|GB|Scalloway|-1.28333|60.13333|very-small||
32600|GBLER|GB|Lerwick|-1.15|60.167|medium||
32630|GBSUL|GB|Sullom Voe|-1.3|60.46667|small||
32676|FOVAG|FO|Vagur|-6.8|61.48333|very-small||
32680|FOTVO|FO|Tvoroyri|-6.8|61.55|very-small|Tverra|
32690|FOTOR|FO|Torshavn|-6.75|62|very-small|Thorshavn|FOTHO
32700||FO|Kongshavn|-6.73333|62.11667|very-small||
32702|FORVK|FO|Runavik|-6.71667|62.11667|very-small||
32720|FOVES|FO|Vestmanna|-7.16667|62.15|very-small|Vestmanhavn|
32730|FOSRV|FO|Sorvagur|-7.25|62.08333|very-small|Sorvaag|
32740|FOFUG|FO|Fuglafjordur|-6.8|62.25|very-small|Fuglefjord|
32750|FOKVI|FO|Klaksvik|-6.58333|62.23333|very-small||
32780|GBSCR|GB|Scrabster Harbor|-3.55|58.61667|small||
32820|GBULL|GB|Ullapool|-5.15|57.9|very-small|Broom Loch|
32830|GBAUL|GB|Aultbea|-5.58333|57.83333|very-small||
32850|GBGAR|GB|Gairloch|-5.68333|57.71667|very-small||
32890|GBPLO|GB|Plockton|-5.65|57.33333|very-small||
32900|GBKYL|GB|Kyle Of Lochalsh|-5.71667|57.28333|very-small||
32910|GBKYN|GB|Kyleakin|-5.73333|57.26667|very-small||
32920|GBBDF|GB|Broadford Bay|-5.88333|57.25|very-small||
32930|GBPRT|GB|Portree Harbor|-6.2|57.41667|very-small||
32950|GBUIG|GB|Uig|-6.35|57.58333|very-small||
32955|GBLMA|GB|Lochmaddy|-7.16667|57.6|very-small||
32980|GBCBA|GB|Castle Bay|-7.48333|56.95|very-small||
32990|GBLBD|GB|Lochboisdale|-7.3|57.15|very-small||
33020|GBSTO|GB|Stornoway Harbor|-6.36667|58.18333|very-small||
33030|GBTAR|GB|Tarbert|-6.81667|57.9|very-small||
33060||GB|Ornsay|-5.8|57.15|very-small||
33090|GBMLG|GB|Mallaig|-5.81667|57|very-small||
33140|GBTOB|GB|Tobermory|-6.06667|56.61667|very-small||
33145|GBKLK|GB|Kilkeel|-5.98333|54.05|very-small||
33160|GBLOL|GB|Lochaline|-5.76667|56.55|very-small|Loch Aline|
33170|GBCNU|GB|Craignure|-5.7|56.46667|very-small||
33190|GBCOR|GB|Corpach|-5.11667|56.85|small||
33200|GBFWM|GB|Fort William|-5.11667|56.81667|very-small||
33210|GBGSA|GB|Glensanda|-5.53333|56.56667|very-small||
33250|GBOBA|GB|Oban|-5.46667|56.41667|small||
33280|GBPLN|GB|Port Ellen|-6.2|55.63333|very-small||
33290|GBCNC|GB|Crinan (Canal)|-5.56667|56.08333|very-small||
33300|GBCBT|GB|Campbeltown|-5.6|55.43333|small||
33310|GBLAH|GB|Lamlash Harbor|-5.11667|55.53333|very-small||
33340|GBASG|GB|Ardrishaig|-5.45|56.01667|very-small||
33370|GBRAY|GB|Rothesay Harbor|-5.05|55.83333|very-small||
33390|GBGRK|GB|Greenock|-4.75|55.95|medium||
33400|GBFAS|GB|Faslane|-4.81946|56.06389||HM Naval Base Clyde|
33405|GBFNT|GB|Finnart Oil Terminal|-4.83333|56.11667|small||
33450|GBBOW|GB|Bowling|-4.48333|55.93333|very-small||
33460|GBOKK|GB|Old Kilpatrick|-4.46667|55.91667|very-small||
33470||GB|Rothesay Dock|-4.4|55.9|very-small||
33480|GBREN|GB|Renfrew|-4.38333|55.88333|very-small||
33490|GBGLW|GB|Glasgow|-4.28333|55.86667|medium||
33500|GBLGS|GB|Largs|-4.86667|55.8|very-small||
33515|GBHST|GB|Hunterston|-4.88333|55.75|very-small||
33520|GBMLP|GB|Millport|-4.91667|55.75|small||
33530|GBARD|GB|Ardrossan|-4.81667|55.65|small||
33550|GBTRN|GB|Troon|-4.68333|55.55|very-small||
33560|GBAYR|GB|Ayr|-4.63333|55.46667|very-small||
33570|GBSTR|GB|Stranraer|-5.03333|54.9|very-small|Ryan Loch|
33577|GBBAN|GB|Bangor|-5.66667|54.65|very-small||GBBNG
33610|IMDGS|IM|Douglas|-4.46667|54.15|small||
33620|IMRAM|IM|Ramsey|-4.36667|54.31667|small||
33680|GBWPT|GB|Warren Point|-6.25|54.1|very-small||
33690|GBAGL|GB|Ardglass|-5.61667|54.26667|very-small||
33770|GBBEL|GB|Belfast|-5.9|54.61667|large||
33780|GBKLR|GB|Kilroot|-5.71667|54.73333|small||
33790|GBLAR|GB|Larne|-5.8|54.85|small||
33820|GBCLR|GB|Coleraine|-6.66667|55.13333|small||
33830|GBLDY|GB|Londonderry|-7.31667|55|medium||
33880|IERAT|IE|Rathmullan|-7.53333|55.1|very-small||
33930|IEKBS|IE|Killybegs|-8.45|54.63333|very-small||
33950|IESLI|IE|Sligo|-8.46667|54.26667|very-small||
33985|GBLAN|GB|Lancaster|-2.78333|54.05|small||
34020|IEWES|IE|Westport|-9.53333|53.8|very-small||
34025|IEDRO|IE|Drogheda|-6.3|53.71667|very-small||
34060|IEGWY|IE|Galway|-9.05|53.26667|very-small||
34110|IELMK|IE|Limerick|-8.61667|52.63333|small|Luimneach|
34130|IEFOV|IE|Foynes|-9.11667|52.61667|large|Shannon Foynes|
34150|IETAR|IE|Tarbert|-9.36667|52.58333|very-small||
34160|IEFEN|IE|Fenit|-9.86667|52.26667|very-small||
34190|IECTB|IE|Castletown Bearhaven|-9.91667|51.65|very-small||
34196||IE|Valentia|-10.3|51.93333|very-small||
34200|IEKLR|IE|Kilrush|-9.5|52.63333|very-small||
34260|IEBTH|IE|Bantry|-9.45|51.68333|very-small|Bantry Bay Oil Terminal|IEBYT
34350|IECOB|IE|Cobh|-8.3|51.85|medium||
34360|IEORK|IE|Cork|-8.26667|51.85|medium||
34390|IENRS|IE|New Ross|-6.95|52.38333|small||
34400|IEWAT|IE|Waterford|-7.11667|52.26667|very-small||
34420|IEROE|IE|Rosslare|-6.33333|52.25|small|Rosslare Europort|IEROS
34480|IEMTL|IE|Dublin|-6.25|53.35|medium|Baile Atha Cliath|IEDUB
34560|IEGRN|IE|Greenore|-6.13333|54.03333|very-small||
34590|GBSIL|GB|Silloth|-3.4|54.86667|small||
34610|GBWOR|GB|Workington|-3.63333|54.56667|very-small||
34630|GBBIF|GB|Barrow In Furness|-3.23333|54.11667|medium||
34640|GBHYM|GB|Heysham|-2.91667|54.03333|very-small||
34648||GB|Garlston|-2.9|53.35|very-small||
34650|GBLIB|GB|Liverpool Bay Terminal|-3.55|53.53333|very-small||
34660|GBFLE|GB|Fleetwood|-3.01667|53.91667|small||
34685|GBCHE|GB|Mostyn|-3.26667|53.31667|very-small||
34690|GBLIV|GB|Liverpool|-3|53.41667|large||
34700|GBMNC|GB|Manchester|-2.26667|53.48333|large||
34770|GBHLY|GB|Holyhead|-4.63333|53.31667|small||
34780|GBCNV|GB|Caernarvon|-4.26667|53.15|small|Carnarvon|
34850|GBFIS|GB|Fishguard|-4.98333|52.01667|small||
34880|GBMLF|GB|Milford Haven|-5.03333|51.71667|medium||
34950|GBSWA|GB|Swansea|-3.95|51.61667|small||
34970|GBNEA|GB|Neath|-3.83333|51.63333|very-small||
34980|GBPTB|GB|Port Talbot|-3.81667|51.58333|small||
34990|GBBAD|GB|Barry|-3.26667|51.4|medium||
35010|GBCDF|GB|Cardiff|-3.16667|51.45|medium||
35015|GBNPT|GB|Newport|-2.98333|51.55|medium||
35040|GBSSS|GB|Sharpness|-2.48333|51.71667|small||
35060|GBAVO|GB|Avonmouth|-2.71667|51.5|small||
35070|GBBRS|GB|Bristol|-2.63333|51.46667|medium||
35100|GBBRW|GB|Bridgwater|-3|51.13333|very-small||
35110|GBWAT|GB|Watchet Harbor|-3.33333|51.18333|very-small||
35150|GBBID|GB|Bideford|-4.2|51.03333|small||
35170|GBPAD|GB|Padstow|-4.93333|50.55|very-small||
35200|GBHAY|GB|Hayle|-5.41667|50.18333|very-small||
35210|GBSVZ|GB|St. Mary's (Scilly Isl.)|-6.31667|49.91667|small||
35240|GBNYL|GB|Newlyn|-5.55|50.1|very-small||
35250|GBPEN|GB|Penzance|-5.53333|50.11667|small||
35290|GBFAL|GB|Falmouth Harbour|-5.06667|50.15|medium||
35300|GBMVG|GB|Mevagissey|-4.78333|50.26667|very-small||
35320|GBCHF|GB|Charlestown|-4.75|50.33333|very-small||
35330|GBPAR|GB|Par|-4.7|50.35|very-small||
35340|GBFOY|GB|Fowey Harbour|-4.63333|50.33333|small||
35370|GBPLY|GB|Plymouth|-4.15|50.36667|medium||
35390|GBDTM|GB|Dartmouth Harbour|-3.61667|50.35|small||
35400|GBBRX|GB|Brixham Harbour|-3.51667|50.4|very-small||
35410|GBTOR|GB|Torquay Harbour|-3.53333|50.46667|very-small||
35415|GBTNM|GB|Teignmouth Harbour|-3.5|50.55|very-small||
35440|GBBRP|GB|Bridport Harbour|-2.76667|50.71667|very-small||
35450|GBPRH|GB|Portland Harbour|-2.43333|50.58333|medium||GBPTL
35460|GBWEY|GB|Weymouth Harbour|-2.45|50.61667|small||
35480|GBPOO|GB|Poole Harbour|-1.95|50.68333|small||
35550|GBCOW|GB|Cowes Harbour|-1.3|50.76667|small||
35560|GBYMO|GB|Yarmouth Harbour|-1.5|50.7|small||
35580|GBSOU|GB|Southampton|-1.4|50.9|large||
35590|GBFAW|GB|Fawley Marine Terminal|-1.33333|50.81667|small||
35600|GBPME|GB|Portsmouth Harbour|-1.1|50.8|medium|Portsmouth|
35610|GBLIT|GB|Littlehampton Harbour|-0.53333|50.78333|very-small||
35630|GBSHO|GB|Shoreham Harbour|-0.25|50.81667|very-small|New Shoreham|
35650|GBNHV|GB|Newhaven Harbour|0.05|50.78333|very-small||
35690|GBRU7|GB|Rye Harbour|0.76667|50.93333|very-small||GBRYE
35700|GBFOL|GB|Folkestone Harbour|1.2|51.08333|small||
35710|GBDVR|GB|Dover Harbor|1.33333|51.11667|small||
35715|GBRMG|GB|Ramsgate|1.41667|51.33333|small||
35730|FRDKK|FR|Dunkerque Port Est|2.38333|51.05|medium|Dunkirk|
35732|FRDKK|FR|Dunkerque Port Ouest|2.35|51.06667|medium||
35740|FRGRV|FR|Gravelines|2.11667|51|very-small||
35750|FRCQF|FR|Calais|1.85|50.96667|small||
35760|FRBOL|FR|Boulogne-Sur-Mer|1.6|50.73333|medium||
35790|FRSVS|FR|Saint-Valery-Sur-Somme|1.61667|50.18333|very-small||
35800|FRLTR|FR|Le Treport|1.36667|50.06667|very-small|Treport|
35810|FRDPE|FR|Dieppe|1.08333|49.93333|small||
35830|FRFEC|FR|Fecamp|0.36667|49.76667|small||
35835||FR|Port Du Havre-Antifer|0.15|49.65|small||
35840|FRLEH|FR|Port Of Le Havre|0.11667|49.48333|large|Le Havre|
35850|FRURO|FR|Port Of Rouen|1.06667|49.45|large||
35860|FRHON|FR|Honfleur|0.21667|49.41667|very-small||
35870|FRDOL|FR|Deauville|0.08333|49.36667|very-small||
35880|FRCFR|FR|Port De Caen|-0.35|49.18333|small|Ouistreham|
35885|FROUI|FR|Ouistreham|-0.25|49.28333|very-small||
35950|FRCER|FR|Rade De Cherbourg|-1.63333|49.65|large||
35980|GGACI|GG|Alderney Harbour|-2.2|49.73333|very-small|Alderney Harbor;Little Crabby Harbor|
35990|GGSTS|GG|Saint Sampson|-2.51667|49.48333|very-small||
36000|GGSPT|GG|Saint Peter Port|-2.53333|49.45|small||
36040|JESTH|JE|Saint Helier Harbour|-2.11667|49.18333|small||
36110|FRGFR|FR|Granville|-1.6|48.83333|very-small||
36130|FRSML|FR|Saint-Malo|-2.01667|48.65|small||
36220|FRLLG|FR|Le Legue|-2.75|48.53333|very-small|St Brieuc|
36260|FRPAI|FR|Paimpol|-3.05|48.78333|very-small||
36290|FRPOX|FR|Pontrieux|-3.15|48.7|very-small||
36300|FRTRE|FR|Treguier|-3.23333|48.78333|very-small||
36360|FRMXN|FR|Morlaix|-3.83333|48.58333|small||
36370|FRROS|FR|Port De Roscoff-Bloscon|-3.98333|48.73333|very-small||
36460|FRBES|FR|Rade De Brest|-4.5|48.38333|large||
36620|FRCOC|FR|Concarneau|-3.91667|47.86667|very-small||
36680|FRLRT|FR|Lorient|-3.35|47.75|medium||
36850|FRSNR|FR|St Nazaire|-2.2|47.28333|medium||
36855|FRMTX|FR|Montoir|-2.13333|47.3|medium||
36860|FRDON|FR|Donges|-2.06667|47.3|small||
36900|FRNTE|FR|Nantes|-1.56667|47.2|medium||
36960|FRLSO|FR|Les Sables D' Olonne|-1.8|46.5|medium||
37000|FRLPE|FR|La Pallice|-1.21667|46.16667|medium||
37010|FRLRH|FR|La Rochelle|-1.15|46.15|medium||
37040|FRRCO|FR|Rochefort|-0.95|45.93333|medium||
37050|FRTON|FR|Tonnay Charente|-0.9|45.93333|small||
37120|FRLVE|FR|Le Verdon|-1.05|45.55|small||
37150|FRPAP|FR|Pauillac|-0.75|45.2|small||
37160|FRBYE|FR|Blaye|-0.66667|45.13333|small||
37170|FRAMS|FR|Ambes|-0.53333|45.01667|small|Bec Dambes|
37190|FRBOD|FR|Bordeaux|-0.56667|44.86667|large||
37230|FRBAY|FR|Bayonne|-1.46667|43.5|medium||
37290|ESPAS|ES|Puerto De Pasajes|-1.93333|43.33333|medium||
37350|ESBRM|ES|Bermeo|-2.71667|43.41667|very-small||
37400|ESBIO|ES|Puerto De Bilbao|-3.05|43.35|medium|Bilbao|
37470|ESSDR|ES|Santander|-3.78333|43.46667|medium||
37560|ESGIJ|ES|Gijon|-5.66667|43.55|small||
37600|ESAVS|ES|Aviles|-5.93333|43.6|small||
37670|ESRIB|ES|Ribadeo|-7.03333|43.53333|very-small||
37690|ESSCI|ES|San Ciprian|-7.43333|43.7|very-small||
37740|ESFRO|ES|Ferrol|-8.23333|43.48333|medium||
37770|ESLCG|ES|La Coruna|-8.4|43.36667|small||
37830|ESVIL|ES|Villagarcia De Arosa|-8.76667|42.6|very-small||
37860|ESMPG|ES|Marin|-8.7|42.4|small||
37900|ESVGO|ES|Vigo|-8.71667|42.23333|medium|Berbes Basin|
37940|PTVDC|PT|Viana Do Castelo|-8.83333|41.7|small||
37950|PTLEI|PT|Porto De Leixoes|-8.7|41.18333|very-small|Leixos;Matosinhos;Leixoes|PTMAT
37960|PTDOU|PT|Oporto|-8.66667|41.15|very-small|Douro|
37970|PTAVE|PT|Aveiro|-8.65|40.65|medium||
37980|PTFDF|PT|Figueira Da Foz|-8.85|40.15|very-small||
37990|PTLIS|PT|Lisboa|-9.16667|38.7|large|Lisbon|
38000|PTSET|PT|Setubal|-8.9|38.51667|small||
38005|PTSIE|PT|Sines|-8.86667|37.95|medium||
38010|PTLOS|PT|Lagos|-8.61667|37.1|large||
38030|PTFAO|PT|Faro|-7.93333|37.03333|very-small||
38050||PT|Vila Real De S Antonio|-7.4|37.18333|very-small||
38080|PTHOR|PT|Horta|-28.63333|38.53333|small||
38083|PTLDP|PT|Lajes|-28.26667|38.4|very-small||
38090|PTADH|PT|Angra Do Heroismo|-27.21667|38.65|very-small||
38095|PTPRV|PT|Praia De Vitoria|-27.05|38.71667|very-small||
38100|PTPDL|PT|Ponta Delgada|-25.66667|37.73333|small||
38110|PTVDP|PT|Vila Do Porto|-25.15|36.93333|very-small||
38130|PTFNC|PT|Funchal|-16.91667|32.63333|large||
38150|ESSPC|ES|Santa Cruz De La Palma|-17.75|28.68333|very-small||
38160|ESSCT|ES|Santa Cruz De Tenerife|-16.23333|28.46667|medium|Teneriffe|
38170|ESLPA|ES|Las Palmas|-15.41667|28.15|large||
38180|ESFUE|ES|Puerto Del Rosario|-13.85|28.5|very-small||
38190|ESACE|ES|Arrecife|-13.53333|28.95|very-small|Puerto Arrecife|
38220|ESHUV|ES|Huelva|-6.95|37.25|medium||
38270|ESSVQ|ES|Sevilla|-6|37.36667|medium|Seville|
38280|ESROT|ES|Rota|-6.33333|36.61667|very-small||
38290|ESCAD|ES|Cadiz|-6.3|36.53333|medium||
38310|ESALG|ES|Algeciras|-5.43333|36.13333|small||
38330|GIGIB|GI|Europa Point|-5.35|36.13333|medium|Gibraltar|
38370|ESAGP|ES|Malaga|-4.41667|36.71667|medium||
38375|ESMOT|ES|Motril|-3.51667|36.75|very-small||
38380|ESADR|ES|Adra|-3.03333|36.73333|very-small||
38390|ESLEI|ES|Almeria|-2.46667|36.83333|small||
38395|ESCRS|ES|Puerto De Carboneras|-1.88333|37|small||
38398|ESGAR|ES|Puerto De Garrucha|-1.81667|37.18333|very-small||
38410|ESAGU|ES|Aguilas|-1.56667|37.4|very-small||
38420||ES|Hornillo|-1.55|37.4|very-small||
38430|ESCAR|ES|Cartagena|-0.98333|37.58333|small||
38433||ES|Islas Hormigas|-0.65|37.65|||
38435|ESTOR|ES|Torrevieja|-0.68333|37.96667|very-small|Puerto De Torrevieja|
38440|ESALC|ES|Alicante|-0.48333|38.33333|medium||
38460|ESGAN|ES|Puerto De Gandia|-0.15|39|very-small||
38480|ESVLC|ES|Valencia|-0.31667|39.45|medium||
38490|ESSAG|ES|Sagunto|-0.21667|39.65|very-small|El Puerto;El Puerto De Sagunto;Murveidro|ESPDS
38495|ESBRX|ES|Burriana|-0.05|39.88333|very-small||
38500|ESGCS|ES|El Grao|0.01667|39.96667|very-small|Castellon De La Plana|ESCAS
38540|ESTAR|ES|Tarragona|1.23333|41.1|large||
38543|ESVLG|ES|Villanueva Y Geltru|1.73333|41.23333|very-small||
38550|ESBCN|ES|Barcelona|2.16667|41.35|large||
38570|ESSFU|ES|San Feliu De Guixols|3.03333|41.78333|very-small||
38580|ESPAL|ES|Palamos|3.11667|41.83333|small||
38585||ES|Las Hormigas|3.18333|41.86667|||
38590|ESROS|ES|Rosas|3.18333|42.26667|very-small||
38610|ESIBZ|ES|Ibiza|1.45|38.9|very-small|Iziza|
38630|ESPMI|ES|Palma De Mallorca|2.63333|39.56667|medium||
38670|ESALD|ES|Puerto De Alcudia|3.13333|39.83333|very-small|El Puerto|
38690|ESMAH|ES|Mahon|4.26667|39.88333|very-small||
38720|FRPOV|FR|Port-Vendres|3.11667|42.51667|small|Vendres|
38730|FRNOU|FR|Port-La-Nouvelle|3.06667|43.01667|small|La Nouvelle|
38750|FRSET|FR|Sete|3.7|43.4|small||
38770|FRPSL|FR|Port Saint Louis Du Rhone|4.81667|43.38333|small|St Louis Du Rhone|
38775|FRFOS|FR|Fos|4.88333|43.41667|very-small||
38780|FRPDB|FR|Port-de-Bouc|4.98333|43.4|small|Lavera|FRLAV
38810|FRMRS|FR|Marseille|5.36667|43.31667|small||
38870|FRTLN|FR|Toulon|5.91667|43.1|large||
38920|FRSTP|FR|Saint-Tropez|6.63333|43.26667|very-small||
38940|FRSRL|FR|Saint-Raphael|6.76667|43.41667|very-small||
38960|FRCEQ|FR|Cannes|7.01667|43.55|small||
38980|FRANT|FR|Antibes|7.13333|43.58333|very-small||
38990|FRNCE|FR|Nice|7.28333|43.7|small||
39000|FRVSS|FR|Villefranche|7.31667|43.7|very-small||
39025|MCMON|MC|Monaco|7.41667|43.73333|very-small||
39060|FRBIA|FR|Bastia|9.45|42.7|very-small||
39070|FRPVO|FR|Porto Vecchio|9.28333|41.58333|very-small||
39080|FRBON|FR|Bonifacio|9.16667|41.38333|very-small||
39090|FRPRP|FR|Port De Propriano|8.9|41.68333|very-small||
39100|FRAJA|FR|Port D' Ajaccio|8.75|41.91667|small||
39110|FRCLY|FR|Calvi|8.75|42.56667|very-small||
39120|FRILR|FR|L'ile Rousse|8.93333|42.63333|very-small||
39140|ITMDA|IT|Maddalena|9.403|41.208|small|La Maddalena|
39150||IT|Liscia Di Vacca|9.511|41.141|small||
39155|ITPCE|IT|Porto Cervo|9.54|41.137|medium||
39160||IT|Cala Volpe|9.542|41.088|small||
39170|ITGAI|IT|Golfo Aranci|9.624|40.993|small||
39180|ITOLB|IT|Olbia|9.528|40.925|small|Terranova Pausania|
39190|ITATX|IT|Arbatax|9.7|39.93333|very-small||
39210|ITCAG|IT|Cagliari|9.102|39.19|medium||
39215|ITPFX|IT|Sarroch Oil Terminal|9.03333|39.08333|medium|Porto Fox|
39220||IT|Porto Ponte Romano|8.46667|39.05|very-small|Ponte Romano|
39230|ITSAT|IT|Sant'Antioco|8.46|39.066|small||ITNTA
39250|ITCLF|IT|Carloforte|8.317|39.147|very-small||
39260|ITPVE|IT|Porto Vesme|8.384|39.194|very-small|Vesme|
39261|ITQOS|IT|Porto Di Oristano|8.55|39.86667|small||
39280|ITAHO|IT|Alghero|8.307|40.568|small||
39310|ITPTO|IT|Porto Torres|8.396|40.852|small|Torres|
39360|ITSRE|IT|San Remo|7.786|43.817|very-small||
39370|ITIMP|IT|Imperia|8.03333|43.88333|small||
39420|ITVDL|IT|Rada Di Vado|8.453|44.265|medium|Vado Liguri|
39440|ITSVN|IT|Savona|8.5|44.31667|small||
39470|ITGOA|IT|Genova|8.922|44.398|large|Genoa|
39500|ITCHX|IT|Chiavari - Lavagna|9.326|44.305|||
39520|ITSPE|IT|La Spezia|9.83333|44.1|large|Spezia|
39550|ITMDC|IT|Marina Di Carrara|10.047|44.027|very-small|Apuania;Carrara|
39570|ITVIA|IT|Viareggio|10.234|43.862|small||
39590|ITLIV|IT|Livorno|10.29|43.542|large|Leghorn|
39610|ITVDA|IT|Vada|10.45|43.35|very-small||
39720|ITPFE|IT|Portoferraio|10.33333|42.81667|small||
39740|ITPIO|IT|Portovecchio Di Piombino|10.557|42.933|very-small|Vecchio Di Piombino|
39780|ITGPR|IT|Giglio Porto|10.921|42.362|small|Porto Del Giglio|
39790|ITPSS|IT|Porto Santo Stefano|11.122|42.44|very-small|Santo Stefano|
39795|ITPTH|IT|Porto Ercole|11.213|42.404|small||
39810|ITCVV|IT|Civitavecchia|11.771|42.102|large||
39820|ITFCO|IT|Fiumicino|12.214|41.772|small|Rome|
39830|ITANZ|IT|Anzio - Nettuno|12.637|41.446|very-small||
39840|ITPNZ|IT|Ponza|12.964|40.895|small||
39850|ITSFE|IT|San Felice Circeo|13.097|41.226|small||
39855|ITTRC|IT|Terracina|13.258|41.283|small||
39860|ITGAE|IT|Gaeta|13.577|41.223|small||
39865|ITFOM|IT|Formia|13.614|41.254|small||
39900|ITFRD|IT|Forio|13.859|40.742|small||
39905|ITCML|IT|Casamicciola|13.912|40.752|small||
39910|ITISH|IT|Ischia|13.944|40.748|small||
39920|ITPRO|IT|Procida|14.031|40.77|small||
39930|ITBAI|IT|Baia|14.074|40.817|small||
39935||IT|Miseno|14.0911|40.78816|small||
39940|ITPOZ|IT|Pozzuoli|14.11|40.824|very-small||
39950|ITBLN|IT|Bagnoli|14.158|40.81|small||
39960|ITNAP|IT|Napoli|14.275|40.833|large|Naples|
39990|ITTOA|IT|Torre Annunziata|14.45|40.75|small||
40000|ITCAS|IT|Castellammare Di Stabia|14.476|40.7|very-small||
40040|ITSAL|IT|Salerno|14.75|40.66667|small||
40060|ITVVA|IT|Vibo Valentia Marina|16.13|38.723|very-small||
40080|ITREG|IT|Reggio Di Calabria|15.65|38.129|small||
40090|ITVSG|IT|Villa San Giovanni|15.63|38.222|small||
40100|ITMSN|IT|Messina|15.56667|38.2|large||
40110|ITMLZ|IT|Milazzo|15.25|38.21667|medium||
40115|ITGIT|IT|Gioia Tauro|15.89|38.444|large||
40120|ITTRI|IT|Termini Imerese|13.723|37.985|very-small||
40130|ITPMO|IT|Porto Di Palermo|13.38|38.119|small||
40140|ITCTR|IT|Castellammare Del Golfo|12.885|38.032|small||
40145|ITSVC|IT|San Vito Lo Capo|12.736|38.181|small||
40150|ITTPS|IT|Trapani|12.506|38.012|very-small||
40155|ITLEV|IT|Levanzo|12.341|37.987|small||
40160|ITMMO|IT|Marettimo|12.075|37.966|small||
40165|ITFAV|IT|Favignana|12.324|37.933|small||
40170|ITMRA|IT|Marsala|12.43333|37.78333|small||
40180|ITMAZ|IT|Mazara Del Vallo|12.592|37.644|small||
40190|ITSCK|IT|Sciacca|13.075|37.502|small|Sciacea|
40200|ITPEM|IT|Porto Empedocle|13.528|37.278|very-small|Empedocle|
40210|ITLIC|IT|Licata|13.936|37.092|small||
40220|ITGEA|IT|Gela|14.25|37.06667|very-small|Terranova|
40230|ITPZL|IT|Pozzallo|14.85|36.71667|very-small||
40240|ITSIR|IT|Siracusa|15.28333|37.05|large|Syracuse|
40243|ITSPA|IT|Santa Panagia|15.297|37.069|very-small|Baia S. Panagia|
40245||IT|Melilli Oil Terminal|15.25|37.11667|very-small||
40250|ITAUG|IT|Augusta|15.23333|37.21667|medium|Megarese;Priolo Gargallo|ITPRL
40270|ITCTA|IT|Catania|15.1|37.5|medium||
40280|ITRPT|IT|Riposta|15.209|37.735|small||
40282|ITGIA|IT|Giardini Naxos|15.273|37.828|small||
40300|ITLIP|IT|Lipari|14.96667|38.48333|very-small||
40330|MTMLA|MT|Valletta Harbors|14.51667|35.9|medium|Valletta|
40340|MTMAR|MT|Marsaxlokk|14.55|35.81667|small|Marsa Scirocco|
40350|ITLMP|IT|Lampedusa|12.601|35.494|small||
40352|ITLIU|IT|Scalo Vecchio|12.863|35.855|small|Linosa|
40355||IT|Cala Pozzolana|12.852|35.864|small||
40360|ITPNL|IT|Pantelleria|11.942|36.838|small||
40440|ITCRV|IT|Crotone|17.136|39.078|small|Porto Di Crotone|
40450|ITMRM|IT|Ciro Marina|17.136|39.372|small||
40460|ITCGC|IT|Corigliano Calabro|16.529|39.672|small||
40470|ITTAR|IT|Taranto|17.2|40.46667|large||
40480|ITGAL|IT|Gallipoli|17.984|40.06|medium||
40490|ITOTO|IT|Otranto|18.493|40.152|very-small||
40500|ITBDS|IT|Brindisi|17.98333|40.65|large||
40505|ITTDG|IT|Torre Del Greco|14.36667|40.78333|very-small||
40510|ITMNP|IT|Monopoli|17.308|40.955|small||
40520|ITODB|IT|Mola Di Bari|17.1|41.062|small||
40530|ITBRI|IT|Bari|16.846|41.146|medium||
40550|ITMOL|IT|Molfetta|16.6|41.21667|small||
40560|ITBCE|IT|Bisceglie|16.509|41.246|small||
40570|ITTNI|IT|Trani|16.42371|41.28342|small||
40580|ITBLT|IT|Porto Di Barletta|16.292|41.334|very-small||
40590|ITMFR|IT|Manfredonia|15.91667|41.61667|small||
40615|ITVSO|IT|Vasto|14.71667|42.11667|very-small||
40620|ITOTN|IT|Ortona|14.41667|42.35|small||
40630|ITPSR|IT|Pescara|14.236|42.464|small||
40635|ITGUI|IT|Giulianova|13.979|42.756|small||
40640|ITSDB|IT|San Benedetto Del Tronto|13.892|42.96|small||
40650|ITIOA|IT|Civitanova Marche|13.734|43.316|small||
40660|ITAOI|IT|Ancona|13.494|43.629|small||
40670|ITSEG|IT|Senigallia|13.221|43.724|small||
40680|ITFAO|IT|Fano|13.017|43.857|small||
40690|ITPES|IT|Pesaro|12.903|43.928|small||
40700|ITRMI|IT|Rimini|12.574|44.081|small||
40710|ITCNT|IT|Cesenatico|12.408|44.208|small||
40720|ITPCS|IT|Porto Di Corsini|12.291|44.495|medium|Ravenna|ITRAN
40730|ITPGA|IT|Porto Garibaldi|12.252|44.677|small||
40745|ITCHI|IT|Porto Di Chioggia|12.3|45.23333|very-small||
40750||IT|Porto Di Malamocco|12.31667|45.33333|very-small||
40760|ITVCE|IT|Porto Di Lido-Venezia|12.43333|45.41667|large|Porto Di Lido;Venezia;Venice|
40780|ITPNG|IT|Nogaro|13.167|45.759|small|Porto Nogaro|
40785|ITGRD|IT|Grado|13.298|45.697|small||
40790|ITMNF|IT|Monfalcone|13.55|45.78333|medium||
40820|ITTRS|IT|Trieste|13.746|45.651|large||
40830|ITUGG|IT|Muggia|13.76667|45.6|very-small||
40860|SIKOP|SI|Koper|13.73333|45.55|small|Capodistria|
40870|SIPIR|SI|Piran|13.56667|45.53333|very-small|Pirano|
40880|HRUMG|HR|Umag|13.51667|45.43333|very-small||
40940|HRROV|HR|Rovinj|13.63333|45.08333|small|Rovigno Distria|
40960|HRPUY|HR|Pula|13.8|44.88333|very-small|Rada Di Pola|
40980|HRRAS|HR|Zaliv Rasa|14.06667|45.05|very-small||
40985||HR|Brsica|14.05|45.03333|very-small|Arsa;Luka Rasa;Rasa;Valdivagna;Zaliv Rasa|
41010|HRRJK|HR|Rijeka Luka|14.43333|45.33333|large|Baross;Branjoica;Brgud;Fiume;Luka Rijeka;Nazar Sauro;Susacka;Susaka|
41030|HRBAK|HR|Bakar|14.53333|45.3|small|Buccari|
41045|HROMI|HR|Omisalj|14.55|45.21667|small||
41090|HRSEN|HR|Senj|14.9|44.98333|very-small|Luka Senj|
41220|HRZAD|HR|Zadar|15.21667|44.11667|small|Zara|
41290|HRSIB|HR|Sibenik|15.88333|43.73333|small|Sebenico|
41320|HRSPU|HR|Split|16.43333|43.5|large||
41350|HRDUR|HR|Dugi Rat|16.65|43.45|very-small||
41410|HRPLE|HR|Ploce|17.43333|43.05|very-small|Kardelievo;Kardeljevo|
41415|BANEM|BA|Neum|17.6|42.91667|small||
41420|HRKOR|HR|Korcula|17.13333|42.93333|very-small||
41550|HRDBV|HR|Dubrovnik|18.08333|42.66667|small|Ragusa|
41590|MERSN|ME|Risan|18.7|42.51667|very-small||
41610|MEKOT|ME|Kotor|18.76667|42.41667|very-small||
41620|METIV|ME|Tivat|18.7|42.43333|very-small||
41640|MEBAR|ME|Bar|19.08333|42.08333|small||
41660|ALSHG|AL|Shengjin|19.6|41.81667|very-small|San Giovani Di Medua|
41670|ALDRZ|AL|Durres|19.45|41.31667|small|Durazzo|
41690|ALVOA|AL|Vlores|19.5|40.46667|very-small||
41720|GRCFU|GR|Kerkira|19.93333|39.61667|medium|Corfu|
41730|GRPVK|GR|Preveza|20.75|38.95|very-small||
41790|GRARM|GR|Argostolion|20.51667|38.18333|very-small||
41800|GRMEL|GR|Mesolongion|21.41667|38.36667|very-small||
41820|GRITA|GR|Itea|22.41667|38.43333|very-small|Salona|
41840|GRGIE|GR|Aigio|22.08333|38.25|very-small|Aegion;Ormos Aiyiou;Vostitza|
41850|GRGPA|GR|Patrai|21.73333|38.25|small|Patari Harbor;Patras;Patron|
41880|GRKAK|GR|Katakolon|21.31667|37.65|very-small||
41910|GRNAV|GR|Pilos|21.66667|36.9|very-small|Navarin;Navarinou;Neo Kastro|
41940|GRKLX|GR|Kalamata|22.11667|37.01667|small|Kalamon|
41950|GRGYT|GR|Yithion|22.56667|36.75|very-small|Githion;Gythion|
42050||GR|Navplio|22.8|37.56667|very-small|Nauplia|
42070||GR|Spetses|23.16667|37.26667|very-small||
42120|GRLAV|GR|Lavrio|24.06667|37.7|very-small||
42160|GRMGR|GR|Megara Oil Terminal|23.4|37.96667|very-small||
42180||GR|Ayios Nikolaos|23.53333|37.98333|very-small|Arapis|
42200|GRFLS|GR|Elevsis|23.55|38.03333|small||
42205||GR|Pakhi Oil Terminal|23.38333|37.96667|very-small||
42210|GRPER|GR|Perama|23.56667|37.96667|small||
42230|GRPIR|GR|Piraievs|23.65|37.93333|large|Athens;Dhrapetsdna;Piraeus|
42300|GRVAT|GR|Ormos Mikro Vathi|23.6|38.43333|very-small|Mikro Vathi|
42310|GRQKG|GR|Dhiavlos Steno|23.6|38.45|very-small|Chalkis;Khalkis;Steno Pass|
42327|GRCLK|GR|Chalkis|23.6|38.46667|small||
42340|GRLVR|GR|Ormos Aliveriou|24.05|38.38333|medium||
42345|GRAST|GR|Astakos|21.1|38.48333|small||
42378|GRASS|GR|Aspropirgos|23.6|38.03333|very-small||
42400||GR|Porthmos Evripou|23.58333|38.46667|very-small|Euripo Strait;Evripou Porthmos|
42415||GR|Larimna|23.28333|38.56667|very-small|Larmes|
42420|GRKYM|GR|Kymassi|23.46667|38.83333|very-small||
42434|GRACL|GR|Achladi|22.81667|38.9|very-small||
42440||GR|Stilis|22.61667|38.91667|very-small||
42460|GRTSI|GR|Tsingeli|22.85|39.16667|very-small||
42470|GRVOL|GR|Volos|22.95|39.36667|medium||
42490||GR|Miliana|23.21667|39.16667|very-small|Melina|
42530|GRSKG|GR|Thessaloniki|22.93333|40.63333|medium||
42550|GRYER|GR|Yerakini|23.46667|40.26667|very-small|Gerakani|
42570|GRSTI|GR|Stratoni|23.83333|40.51667|very-small||
42600|GRKVA|GR|Kavala|24.4|40.93333|small||
42620|GRPTL|GR|Lagos|25.13333|41|very-small||
42630|GRAXD|GR|Alexandroupoli|25.88333|40.83333|medium||
42760|GRMJT|GR|Mitilini|26.56667|39.1|small||
42780|GRPLM|GR|Plomarion|26.36667|38.98333|very-small|Potamos|
42790||GR|Vrakhonisis Kallonis|26.08333|39.08333|very-small|Kalloni|
42820|GRJKH|GR|Khios|26.13333|38.36667|very-small|Khiou|
42840|GRKAR|GR|Neon Karlovas|26.68333|37.8|small|Karlovasion;Neon Karlovasion|
42850|GRSMI|GR|Samos|26.96667|37.75|very-small|Kolpos Vatheos|
42860|GRPYT|GR|Pithagorion|26.95|37.68333|very-small|Pothagoriou;Tigani|
42880|GRGAV|GR|Gavrio|24.73333|37.88333|very-small||
42890|GRAND|GR|Andros|24.95|37.83333|very-small|Kastron|
42905|GRJMK|GR|Mikonos|25.33333|37.45|very-small|Mykonos|
42920|GRJSY|GR|Limin Sirou|24.95|37.43333|very-small|Ano Siros;Ermoupolis;Siros;Syra|
42980|GRJNX|GR|Nisos Naxos|25.36667|37.1|very-small|Naxia|
43030|GRMLO|GR|Milos|24.45|36.71667|very-small|Adamas|
43093||GR|Akra Kavonisi|23.63333|35.51667|very-small||
43100|GRSDH|GR|Soudha|24.18333|35.48333|medium|Azizieh;Suda|
43120|GRRET|GR|Rethimnon|24.46667|35.36667|very-small||
43130|GRHER|GR|Iraklion|25.15|35.35|medium|Candia;Megalo Kastron|
43150|GRJSH|GR|Sitia|26.13333|35.21667|very-small|Vamvakia|
43155|GRANI|GR|Ayios Nikolaos|25.71667|35.2|very-small||
43165|GRKLL|GR|Kali Limenes|24.83333|34.93333|very-small||
43210|GRRHO|GR|Rodhos|28.23333|36.45|small|Rhodes;Rodi|
43250|GRKGS|GR|Limin Kos|27.28333|36.9|very-small|Coo;Stanko|
43260|GRKMI|GR|Kalimnos|26.98333|36.95|very-small|Calino|
43280|GRPKK|GR|Lakki|26.85|37.13333|very-small|Temania|
43334|TRALI|TR|Aliaga|26.93333|38.83333|very-small||
43340|TRGEM|TR|Gemlik|29.11667|40.41667|very-small||
43370|TRECE|TR|Eceabat|26.36667|40.18333|very-small|Khelia;Kilye|
43380|TRGEL|TR|Gelibolu|26.66667|40.4|very-small||
43384||TR|Borusan Fertilizer Jetty|29.1|40.41667|very-small||
43388|TRAMR|TR|Ambarli|28.7|40.96667|very-small||TRAMB
43390|TRTEK|TR|Tekirdag|27.51667|40.98333|very-small|Rodosto|
43420|TRIST|TR|Istanbul|28.96667|41.01667|large|Constantinople|
43430||TR|Defterdar Burnu|29.03333|41.05|very-small||
43435|TRITY|TR|Istinye|29.05|41.11667|very-small|Istenieh|
43500|BGBOJ|BG|Burgas|27.48333|42.48333|small|Burghaz;Druiba|
43510|BGVAR|BG|Varna|27.96667|43.18333|large|Stalin|
43550|ROMAG|RO|Mangalia|28.58333|43.81667|very-small||
43558|ROBAB|RO|Basarabi|28.43333|44.16667|very-small||
43560|ROCND|RO|Constanta|28.65|44.16667|medium|Constantsa|
43562|ROMED|RO|Medgidia|28.26667|44.25|very-small||
43565||RO|Danube-Black Sea Canal|28.18333|44.26667|medium||
43566|ROCEV|RO|Cernavoda|28.05|44.33333|very-small||
43568|ROMID|RO|Midia|28.66667|44.35|very-small||
43570|ROSUL|RO|Sulina|29.66667|45.16667|very-small|Suluna|
43572|ROTCE|RO|Tulcea|28.81667|45.16667|very-small||
43590|ROBRA|RO|Braila|27.98333|45.25|very-small||
43600|ROGAL|RO|Galati|28.08333|45.41667|small||
43625|UAIZM|UA|Izmayil|28.85|45.33333|very-small||
43645|UAILK|UA|Illichivsk|30.65|46.3|large|Sukhoy|
43650|UAODS|UA|Odesa|30.73333|46.48333|large|Odyessa|
43655|UAYZE|UA|Yuzhnyy|31.01667|46.6|small||
43670|UANLV|UA|Mykolayiv|31.98333|46.95|small||
43673|UAOCT|UA|Port Oktyabrsk|31.93333|46.83333|very-small||
43677||UA|Dnipro-Buzkyy|31.88333|46.73333|small||
43680|UAKHE|UA|Kherson|32.6|46.61667|small|Khyerson|
43700|UABGD|UA|Belgorod-Dnestrovsky|30.36667|46.18333|very-small||
43710|UASKD|UA|Skadovs'k|32.91667|46.1|very-small||
43720||UA|Khorly|33.28333|46.08333|very-small||
43745||UA|Chornomors Ke|32.7|45.51667|very-small|Akmechet|
43747|UAUDY|UA|Ust-Dunaisk|29.7|45.46667|very-small||
43750|UAZKA|UA|Yevpatoriya|33.38333|45.2|very-small|Eupatoria|
43760|UASVP|UA|Sevastopol|33.53333|44.61667|large|Syevastopol|
43780||UA|Balaklava|33.6|44.5|very-small||
43790|UAYAL|UA|Yalta|34.16667|44.48333|very-small||
43810||UA|Alushta|34.41667|44.68333|very-small||
43835||UA|Sudak|34.98333|44.85|very-small||
43850|UAFEO|UA|Feodosiya|35.43333|45.01667|small|Fyeodosiya;Theodosia|
43900|UAKEH|UA|Kerch|36.48333|45.35|small|Kyerch|
43925|UARNI|UA|Reni|28.3|45.43333|very-small||
43940||UA|Henichesk|34.81667|46.16667|very-small||
43950||UA|Kyrylivka|35.36667|46.35|very-small||
44000|UAERD|UA|Berdyansk|36.78333|46.75|small|Osipenko|
44010|UAMPW|UA|Mariupol|37.56667|47.08333|small||
44060|RUTAG|RU|Taganrog|38.95|47.2|very-small||
44070|RURND|RU|Rostov-Na-Donu|39.71667|47.16667|small||
44080|RUAZO|RU|Azov|39.43333|47.1|very-small||
44090|RUYEY|RU|Yeysk|38.26667|46.73333|very-small|Yeisk|
44140|RUTMR|RU|Temryuk|37.35|45.35|very-small||
44162|RUKZP|RU|Kavkaz Oil Terminal|36.65|45.33333|very-small||
44180|RUAAQ|RU|Anapa|37.31667|44.88333|very-small||
44200|RUNVS|RU|Novorossiysk|37.78333|44.71667|large||
44210|RUGDZ|RU|Gelendzhik|38.06667|44.55|very-small||
44230|RUTUA|RU|Tuapse|39.06667|44.1|small||
44240|RUAER|RU|Sochi|39.73333|43.58333|very-small|Socha|
44270||RU|Adler|39.93333|43.43333|very-small|Mezyumata|
44320|GEABK|GE|Sokhumi|40.98333|42.98333|very-small||
44340|GEPTI|GE|Poti|41.58333|42.15|small||
44345|GESPS|GE|Supsa Marine Terminal|41.71667|42.1|very-small||
44350|GEBUS|GE|Batumi|41.65|41.65|small||
44370|TRHOP|TR|Hopa|41.4|41.41667|very-small|Khoppa|
44380|TRRIZ|TR|Rize|40.51667|41.06667|very-small||
44390|TRTZX|TR|Trabzon|39.76667|41.01667|very-small|Trebizond|
44410|TRGIR|TR|Giresun|38.4|40.93333|very-small|Kerasunda|
44420|TRORD|TR|Ordu|37.88333|41|very-small||
44450|TRSSX|TR|Samsun|36.35|41.3|large||
44460|TRSIC|TR|Sinop|35.16667|42.05|very-small|Sinub|
44480|TRINE|TR|Inebolu|33.76667|41.98333|very-small||
44490|TRZON|TR|Zonguldak|31.81667|41.46667|very-small|Sungul|
44500|TRERE|TR|Eregli|31.45|41.3|very-small|Bender Eregli;Eregli Anatolia|
44540|TRHAY|TR|Haydarpasa|29.01667|41|medium|Haidar Pasha|
44542||TR|Botas Natural Gas Terminal|27.98333|41|very-small||
44603|TRYAR|TR|Yarimca|29.7|40.8|small||
44605||TR|Kaba Burnu|29.53333|40.76667|very-small||
44610|TRDRC|TR|Derince Burnu|29.81667|40.75|small||
44620|TRIZT|TR|Izmit|29.91667|40.76667|small|Ismid|
44622|TRGEB|TR|Gebze|29.55|40.76667|very-small||
44625|TRGOK|TR|Golcuk Burnu|29.81667|40.73333|very-small||
44640|TRMUD|TR|Mudanya|28.88333|40.38333|very-small||
44650|TRBDM|TR|Bandirma|27.96667|40.35|very-small|Panderma|
44660|TRERK|TR|Erdek|27.8|40.38333|very-small|Artaki|
44670|TRKRB|TR|Karabiga|27.31667|40.4|very-small||
44690|TRCKZ|TR|Canakkale|26.4|40.15|small|Chanak;Dardan|
44730|TRAYV|TR|Ayvalik|26.7|39.31667|very-small|Aivali|
44740|TRDIK|TR|Dikili|26.81667|39.01667|very-small||
44750|TRIZM|TR|Izmir|27.13333|38.43333|large|Smyrna|
44751|TRGUL|TR|Gulluk|27.61667|37.25|very-small||
44752|TRNEM|TR|Nemrut Limani Bay|26.91667|38.76667|medium||
44770|TRKUS|TR|Kusadasi|27.25|37.86667|very-small||
44790|TRBXN|TR|Bodrum|27.43333|37.03333|very-small||
44801|TRTGT|TR|Toros Gubre|35.96667|36.91667|very-small||
44802|TRBOT|TR|Botas Dortyol Oil Terminal|36.13333|36.86667|very-small||
44803|TRYAK|TR|Yakacik|36.18333|36.71667|very-small||
44804||TR|Delta Terminal|36.16667|36.85|very-small||
44805|TRMRM|TR|Marmaris|28.28333|36.85|very-small||
44807||TR|Aksaz Limani|28.38333|36.83333|small||
44808|TRUZE|TR|Antalya Offshore Terminal|30.6|36.81667|very-small||
44810|TRFET|TR|Fethiye|29.1|36.63333|very-small||
44820|TRAYT|TR|Antalya|30.61667|36.83333|small|Adalia|
44825|TRALA|TR|Alanya|32|36.53333|very-small||
44850|TRTAS|TR|Tasucu|33.88333|36.31667|very-small|Akiman|
44860|TRMER|TR|Mersin|34.63333|36.8|medium||
44870|TRBOT|TR|Botas|35.93333|36.88333|very-small||
44880|TRISK|TR|Iskenderun|36.16667|36.6|very-small||
44900|CYKYR|CY|Kyrenia|33.33333|35.35|very-small||
44910|CYKAR|CY|Xeros|32.83333|35.13333|very-small|Kara Vostasi;New Soli|
44950|CYLMS|CY|Limassol|33.05|34.66667|small||
44960|CYLCA|CY|Larnaca|33.65|34.91667|small||
44965|CYDHK|CY|Dhekelia|33.71667|34.96667|very-small||
44970|CYFMG|CY|Famagusta|33.93333|35.11667|small||
45003|SYTTS|SY|Tartus|35.86667|34.9|small|Tartous|
45005|SYBAN|SY|Baniyas|35.94333|35.18833|large||
45010|SYALD|SY|Al Ladhiqiyah|35.76667|35.53333|medium|Latakia|SYLTK
45025|LBKYE|LB|Tarabulus|35.83333|34.45|medium||
45030|LBBEY|LB|Bayrut|35.5|33.9|large|Beirut;Beyrouth|
45036|LBZHR|LB|Sidon/zahrani Terminal|35.31667|33.53333|very-small||
45040|LBSAY|LB|Sayda|35.35|33.5|very-small|Saida;Sidon|
45080|ILHFA|IL|Haifa|35|32.81667|medium|Hefa;Khaifa|
45084|ILHAD|IL|Hadera|34.9|32.46667|very-small||
45100|ILASH|IL|Ashdod|34.65|31.81667|small||
45110|ILAKL|IL|Ashqelon|34.5|31.66667|very-small||
45140|EGPSD|EG|Bur Sa'id|32.3|31.26667|large|Port Said;Port Said East|EGPSE
45151|EGDAM|EG|Damietta|31.75|31.48333|large||
45163||EG|El Maadiya|30.15|31.26667|very-small||
45165|EGALY|EG|Al Iskandariyh (Alexandria)|29.83333|31.16667|large|Alexandria|
45172|EGSKT|EG|Sidi Kerir (Kurayr)|29.61667|31.1|small||
45175|EGMAH|EG|El Hamra Oil Terminal|28.86667|30.98333|very-small||
45180|EGMMU|EG|Mersa Matruh|27.23333|31.35|very-small||
45220|LYTOB|LY|Mersa Tobruq|23.98333|32.08333|small|Marsa Al Hariga;Marsa Tobruk;Tobruk|
45240|LYDRX|LY|Darnah|22.65|32.76667|very-small|Derna|
45280|LYBEN|LY|Banghazi|20.05|32.11667|medium|Bengasi|
45290|LYZUE|LY|Ez Zueitina|20.05|30.85|very-small|Qarnat Az Zuwaytinan;Sidi Alib|
45295|LYMBR|LY|Al Burayqah|19.6|30.41667|small|Marsa Brega|LYLMQ
45296|LYRLA|LY|Ras Lanuf|18.56667|30.51667|very-small||
45297|LYESI|LY|As Sidr|18.36667|30.63333|very-small|Abyar As Sirs;Es Sider|
45320|LYMIS|LY|Misratah|15.21667|32.36667|very-small|Marsa Misratah;Misurata Marina;Qasr Ahmed|
45323|LYKHM|LY|Khoms|14.25|32.66667|very-small||
45330|LYTIP|LY|Mina Tarabulus (Tripoli)|13.18333|32.9|medium|Tripoli|
45335|LYZAW|LY|Az Zawiya|12.71667|32.8|small||
45337|LYBOU|LY|Bouri Oil Field|12.65|33.9|very-small||
45340||LY|Marsa Sabratah|12.5|32.81667|very-small|Sabrata|
45350|LYABK|LY|Abu Khammash|11.81667|33.06667|very-small||
45365|TNZRZ|TN|Zarzis|11.11667|33.5|very-small||
45368|TNDID|TN|Didon Terminal|11.9|33.78333|small||
45370|TNDJE|TN|Houmt Souk|10.85|33.88333|very-small|Djerba|
45375|TNGAE|TN|Gabes|10.11667|33.9|small|Ghannouche;Rhennouch|
45377|TNASH|TN|Ashtart Oil Terminal|11.38333|34.28333|small||
45380|TNLSK|TN|Skhira|10.1|34.28333|very-small|Cekhira;La Skira;Qabes|
45390|TNSFA|TN|Mersa Sfax|10.76667|34.73333|small||
45400|TNMAD|TN|Mahdia|11.06667|35.5|very-small||
45410|TNSUS|TN|Sousse|10.65|35.83333|small|Susah|
45420|TNLGN|TN|La Goulette|10.3|36.8|medium||
45430|TNTUN|TN|Tunis|10.25|36.8|medium||
45432|TNRDS|TN|Rades|10.3|36.81667|very-small||
45435|TNTAT|TN|Tazerka Oil Terminal|11.68333|36.6|medium||
45440|TNBIZ|TN|Banzart|9.88333|37.28333|small|Bizerte|
45444|TNMBA|TN|Menzel Bourguiba|9.8|37.15|small||
45460|TNTBJ|TN|Tabarka|8.76667|36.96667|very-small||
45490|DZAAE|DZ|Annaba|7.76667|36.91667|medium|Bona;Bone|
45510|DZSKI|DZ|Skikda|6.91667|36.88333|small|Phillippeville|
45515||DZ|Port Methanier|6.95|36.88333|small||
45520|DZCOL|DZ|Collo|6.58333|37|very-small||
45525|DZDJE|DZ|Djen-Djen|5.88333|36.81667|very-small||
45530|DZDJI|DZ|Jijel|5.78333|36.83333|very-small|Djidjelli;Jijelli|
45550|DZBJA|DZ|Bejaia|5.08333|36.75|small|Bougie|
45560|DZDEL|DZ|Dellys|3.91667|36.91667|very-small||
45570|DZALG|DZ|Alger|3.06667|36.76667|large|Algiers|
45610|DZTEN|DZ|Tenes|1.31667|36.53333|very-small||
45620|DZMOS|DZ|Mostaganem|0.08333|35.93333|very-small||
45630|DZAZW|DZ|Arzew|-0.3|35.85|small||
45635||DZ|Arzew El Djedid|-0.25|35.81667|small||
45640|DZORN|DZ|Oran|-0.63333|35.7|large||
45650||DZ|Mers El Kebir|-0.7|35.73333|small||
45660|DZBSF|DZ|Beni Saf|-1.38333|35.3|very-small||
45670|DZGHZ|DZ|Ghazaouet|-1.86667|35.1|very-small|Nemours|
45720|MAAHU|MA|Port D Al Hoceima|-3.91667|35.25|very-small||
45730|ESCEU|ES|Ceuta|-5.31667|35.9|medium||
45753|MAPTM|MA|Tangier-Mediterranean|-5.51667|35.9|large|Tanger Med|
45755|MATNG|MA|Tanger|-5.81667|35.78333|medium|Tangier|
45762|MANDR|MA|Port Nador|-2.93333|35.28333|very-small||
45785|MANNA|MA|Kenitra|-6.6|34.3|small|Port Lyautey|
45790|MAMOH|MA|Mohammedia|-7.4|33.71667|very-small||
45793|MACAS|MA|Casablanca|-7.61667|33.6|large|Dar El Beida|
45795|MAELJ|MA|El Jadida|-8.5|33.25|very-small|Mazagan|
45796|MAJFL|MA|El Jorf Lasfar|-8.61667|33.11667|small||
45797|MASFI|MA|Safi|-9.25|32.3|small|Asafi|
45800|MAESS|MA|Essaouira|-9.78333|31.5|very-small|Mogador;Suira|
45802|MAAGA|MA|Agadir|-9.63333|30.43333|large||
45808|EHVIC|EH|Ad Dakhla|-15.91667|23.7|very-small|Villa Cisneros|
45809|MAEUN|EH|Laayoune|-13.43333|27.08333|very-small||
45812|MRNDB|MR|Nouadhibou|-17.05|20.91667|medium|Etienne;Port Etienne|
45814|MRNKC|MR|Nouakchott|-16.03333|18.03333|small||
45818|SNXLS|SN|St Louis|-16.51667|16.01667|small||
45819|SNMBA|SN|M Bao Oil Terminal|-17.4|14.71667|very-small||
45820|SNDKR|SN|Dakar|-17.43333|14.68333|medium||
45821|SNRQ2|SN|Rufisque|-17.28333|14.7|very-small||
45822||SN|Karabane|-16.66667|12.56667|very-small|Carabane|
45823|SNLYN|SN|Lyndiane|-16.16667|14.16667|very-small||
45825|GMBJL|GM|Banjul|-16.56667|13.45|very-small|Bathurst|
45835|GWCAC|GW|Rio Cacheu|-16.23333|12.28333|very-small||
45838|GWOXB|GW|Bissau|-15.63333|11.86667|very-small||
45845||GN|Victoria|-14.56667|10.81667|very-small||
45850|GNKMC|GN|Kamsar|-14.61667|10.63333|very-small|Kakande|GNKMR
45855|GNCKY|GN|Conakry|-13.71667|9.51667|medium|Conakri;Konakri|
45857|GNBTY|GN|Benti|-13.2|9.16667|very-small||
45862|SLFNA|SL|Freetown|-13.23333|8.5|small||
45865|SLPEP|SL|Pepel|-13.05|8.58333|very-small||
45867|SLBTE|SL|Bonthe|-12.5|7.53333|very-small||
45880|CVGRA|CV|Porto Grande|-25|16.88333|very-small|Mindelo|CVMIN
45910|CVRAI|CV|Porto Da Praia|-23.51667|14.91667|small||
45940|LRMLW|LR|Monrovia|-10.81667|6.31667|small||
45950|LRUCN|LR|Buchanan|-10.06667|5.86667|very-small|Grand Bassa;Lower Buchanan|LRGBS;LRLOB
45952|LRGRE|LR|Greenville|-9.05|4.98333|very-small|Sinoe|LRSNI
45955|LRCPA|LR|Cape Palmas|-7.71667|4.36667|very-small||
45963|CISPY|CI|San Pedro|-6.61667|4.73333|very-small||
45970|CIBAO|CI|Baobab Marine Terminal|-4.55|4.96667|very-small||
45990|CIPBT|CI|Port Bouet|-3.96667|5.23333|very-small|Bouet;Pickaninny Bassam|
46000|CIABJ|CI|Abidjan|-4.01667|5.25|large||
46008|CIESP|CI|Espoir Marine Terminal|-4.45|5.05|very-small||
46040|GHTKD|GH|Takoradi|-1.73333|4.88333|medium||
46045|GHSEK|GH|Sekondi|-1.7|4.95|very-small||
46063|GHSPD|GH|Saltpond|-1.05|5.2|very-small||
46070|GHTEM|GH|Tema|0.01556|5.63194|small||
46090|TGLFW|TG|Lome|1.28333|6.13333|medium|Port De Lome|
46095|TGKPE|TG|Kpeme|1.51667|6.2|very-small||
46110|BJCOO|BJ|Cotonou|2.43333|6.35|medium|Appi;Kentou;Kotonu|
46130|NGLOS|NG|Lagos|3.4|6.4|large|Apapa|NGAPP
46131|NGTIN|NG|Tin Can Island|3.35|6.35|very-small||
46135|NGESC|NG|Escravos Oil Terminal|5|5.5|very-small||
46140|NGKOK|NG|Koko|5.46667|6|very-small||
46150|NGSPL|NG|Sapele|5.68333|5.9|very-small||
46160|NGFOR|NG|Forcados|5.43333|5.36667|very-small|Port Forcados|
46161|NGFOR|NG|Forcados Oil Terminal|5.18333|5.16667|very-small||
46165|NGBUR|NG|Burutu|5.5|5.35|very-small||
46170|NGWAR|NG|Warri|5.73333|5.51667|very-small||
46171|NGUKP|NG|Ukpokiti Marine Terminal|4.83333|5.71667|very-small||
46178||NG|Yoho Terminal|7.46667|4.01667|very-small||
46180||NG|Sea Eagle Terminal|5.31667|4.8|very-small||
46190|NGBRA|NG|Brass Oil Terminal|6.28333|4.06667|very-small||
46195|NGQIB|NG|Qua Iboe Oil Terminal|8.03333|4.23333|very-small||
46200|NGPEN|NG|Pennington Oil Terminal|5.61667|4.25|large||
46205|NGBON|NG|Bonny|7.16667|4.45|medium||
46206|NGBON|NG|Bonny Offshore Terminal|7.23333|4.18333|very-small||
46207|NGOKR|NG|Okrika|7.08333|4.71667|very-small||
46208|NGONN|NG|Onne|7.15|4.68333|very-small||
46210|NGPHC|NG|Port Harcourt|7|4.76667|very-small|Harcourt|
46225|NGANA|NG|Antan Oil Terminal|8.33333|4.21667|small||
46230|NGCBQ|NG|Calabar|8.31667|4.96667|very-small||
46235|NGODU|NG|Odudu Terminal|7.76667|4|very-small||
46237|NGABM|NG|Agbami Oil Terminal|5.56667|3.46667|very-small||
46238|NGOKN|NG|Okono Terminal|7.3|3.98333|very-small||
46239||NG|Egina Oil Terminal|6.7|3.06667|very-small||
46240|NGOKW|NG|Okwori Terminal|6.98333|3.85|very-small||
46241|NGAKP|NG|Akpo Oil Terminal|6.81667|3.13333|very-small||
46262|CMLIT|CM|Limboh Terminal|9.15|3.98333|very-small||
46280|CMDLA|CM|Douala|9.68333|4.05|medium|Duala|
46285|CMKOL|CM|Kole Oil Terminal|8.55|4.25|very-small||
46286|CMMOU|CM|Moudi Marine Terminal|8.48333|4.11667|very-small||
46287|CMEBT|CM|Ebome Marine Terminal|9.81667|2.8|very-small||
46292|CMKBI|CM|Kome Kribi 1 Marine Terminal|9.8|2.91667|very-small||
46295|CMKBI|CM|Kribi Deep Sea Port|9.86053|2.71853|||
46305|GQBSG|GQ|Bata|9.76667|1.86667|very-small||
46306|GQPET|GQ|Punta Europa Terminal|8.71667|3.78333|very-small||
46310|GQSER|GQ|Serpentina Terminal|8.08333|3.8|very-small||
46320|GQSSG|GQ|Malabo|8.78333|3.75|small|Rey Malabo;Santa Isabelle|
46330|GQLUB|GQ|Luba|8.56667|3.5|very-small||
46335||GQ|Ceiba Terminal|9.23333|1.41667|very-small||
46340|GCCOG|GQ|Cogo|9.7|1.08333|very-small||GQCOG
46375|STSAA|ST|Santo Antonio|7.45|1.65|very-small||
46380|STTMS|ST|Sao Tome|6.73333|0.35|very-small||
46430|GALBV|GA|Libreville|9.45|0.38333|medium||
46435|GAOWE|GA|Port Owendo|9.5|0.28333|small||
46440|GAPOG|GA|Port Gentil|8.8|-0.7|medium||
46445|GACLZ|GA|Cap Lopez|8.71667|-0.63333|very-small||
46446|GAOGU|GA|Oguendjo Terminal|8.91667|-1.46667|small||
46451|GAETA|GA|Etame Terminal|10.51667|-3.75|very-small||
46452||GA|Olowi Marine Terminal|10.21667|-3.13333|very-small||
46453|GAGAX|GA|Gamba Oil Terminal|10|-2.83333|very-small||
46454|GAMBY|GA|M'bya Oil Terminal|10.93333|-3.88333|very-small||
46459||CG|Dussafu Terminal|10.81667|-4.25|very-small||
46460|CGYOM|CG|Yombo Terminal|11.1|-4.45|very-small||
46470|CGPNR|CG|Pointe Noire|11.83333|-4.78333|small|Balck Point Bay|
46472|CGDJE|CG|Djeno Terminal|11.9|-4.93333|very-small||
46473|CGNKO|CG|N'kossa Terminal|11.56667|-5.26667|very-small||
46485|AOTAK|AO|Takula Terminal|11.78333|-5.21667|small||
46487|AOMAL|AO|Malongo Oil Terminal|12.08333|-5.43333|small||
46488|AOKOT|AO|Kuito Oil Field|11.5|-5.46667|very-small||
46490|AOCAB|AO|Cabinda|12.2|-5.53333|small|Kabinda|
46495|AOFLT|AO|Futila Terminal|12.18333|-5.45|very-small||
46510|CDBNW|CD|Banana|12.38333|-5.98333|very-small||
46520|CDBOA|CD|Boma|13.05|-5.85|small||
46530|CDMAT|CD|Matadi|13.45|-5.81667|small||
46541||AO|Kizomba A Terminal|11.05|-6.31667|very-small||
46542||AO|Kizomba B Terminal|11.15|-6.35|very-small||
46543||AO|Kizomba C Terminal|11.28333|-6.31667|very-small||
46544||AO|Psvm Terminal|10.73333|-6.25|very-small||
46545|AOSZA|AO|Soyo Angola Lng Terminal|12.33333|-6.11667|very-small|Soyo|
46547|AOPAT|AO|Palanca Terminal|12.4|-6.95|small||
46549|AOGIR|AO|Girassol Terminal|11.68333|-7.65|very-small||
46550|AOAZZ|AO|Porto Do Ambriz|13.1|-7.83333|very-small||
46551|AODAL|AO|Dalia Terminal|11.76667|-7.68333|very-small||
46552|AOGPO|AO|Greater Plutonio Terminal|12.1|-7.83333|very-small||
46553||AO|Estrela Oil Field|12.4|-6.45|small||
46560|AOLAD|AO|Luanda|13.25|-8.8|small||
46570|AOPBN|AO|Porto Amboim|13.75|-10.73333|very-small||
46580|AONDD|AO|Sumbe|13.83333|-11.2|very-small|Gunza-Kabolo;Nova Redonda|
46590|AOLOB|AO|Lobito|13.56667|-12.33333|small||
46610|AOMSZ|AO|Namibe|12.15|-15.2|small|Mocamedes|
46640|NAWVB|NA|Walvis Bay|14.5|-22.95|small|Walvisbaai|
46650|NALUD|NA|Luderitz Bay|15.15|-26.65|small|Angra Pequena|
46670|SHASI|SH|Georgetown|-14.41667|-7.93333|medium|Clarence Bay;Table Bay|
46690|SHSHN|SH|Jamestown|-5.71667|-15.91667|large||
46691||SH|North Point|-14.36667|-7.88333|small||
46710||SH|Edinburgh Of The Seven Seas|-12.3|-37.05|very-small|Settlement Of Edinburgh|
46750|ZASDB|ZA|Saldanha Bay|17.96667|-33.03333|medium|Saldanhabaai|
46770|ZACPT|ZA|Cape Town|18.41667|-33.91667|large||
46780|ZASMN|ZA|Simonstown|18.43667|-34.185|very-small|Simonsbaai|
46800|ZAMZY|ZA|Mossel Bay|22.14611|-34.17472|medium|Aliwal|
46820|ZAPLZ|ZA|Port Elizabeth|25.6425|-33.95194|medium||
46830|ZAELS|ZA|East London|27.91667|-33.03333|small||
46850|ZADUR|ZA|Durban|31.06667|-29.86667|large|Port Natal|
46855|ZARCB|ZA|Richards Bay|32.09833|-28.81|medium||
46870|MZMPM|MZ|Maputo|32.54472|-25.96278|medium|Lourenco Marques|
46880|MZINH|MZ|Inhambane|35.4|-23.91667|small|Innamban|
46890|MZBEW|MZ|Beira|34.83333|-19.83333|medium||
46900|MZINE|MZ|Chinde|36.5|-18.56667|small||
46910|MZUEL|MZ|Quelimane|36.88333|-17.88333|very-small|Kiliman|
46920|MZPBE|MZ|Porto Belo|37.18333|-17.7|small||
46925|MZPEB|MZ|Pebane|38.15|-17.26667|small||
46930|MZMZQ|MZ|Mocambique|40.73333|-15.03333|small|Mozambique|
46935|MZMNC|MZ|Nacala|40.66667|-14.53333|very-small|Nakala|
46940|MZPOL|MZ|Pemba|40.5|-12.96667|very-small|Port Amelia|
46950|MZIBO|MZ|Ibo|40.61667|-12.33333|very-small||
46970|TZMIK|TZ|Mikindani|40.13333|-10.26667|very-small|Pimlea|
46975|TZMYW|TZ|Mtwara|40.2|-10.26667|very-small||
47000|TZKIK|TZ|Kilwa Kivinje|39.41667|-8.73333|very-small||
47005||TZ|Mjimwema Terminal|39.36667|-6.81667|very-small||
47010|TZDAR|TZ|Dar Es Salaam|39.3|-6.81667|medium||
47020||TZ|Chake Chake|39.76667|-5.25|small||
47030|TZTGT|TZ|Tanga|39.11667|-5.08333|small||
47050|TZZNZ|TZ|Zanzibar|39.18333|-6.16667|small||
47100|KEMBA|KE|Mombasa|39.66667|-4.06667|medium|Mvita|
47105|KEKLF|KE|Kilifi|39.86667|-3.63333|very-small||
47107|KEMYD|KE|Malindi|40.13333|-3.21667|small||
47110|KELAU|KE|Lamu|40.9|-2.26667|small||
47130|SOKMU|SO|Kismaayo|42.55|-0.36667|very-small|Chisimaio;Kisimayu|
47140||SO|Baraawe|44.05|1.1|very-small|Brawa|
47150|SOMER|SO|Marka|44.78333|1.71667|very-small|Merka|
47160|SOMGQ|SO|Muqdisho|45.35|2.03333|large|Mogadiscio;Mogadishu|
47220|SCPOV|SC|Victoria|55.45|-4.61667|very-small|Mahe;Port Victoria|SCMAW;SCVIC
47300|KMYVA|KM|Moroni|43.25|-11.7|very-small||
47310|KMFOU|KM|Fomboni|43.75|-12.26667|very-small|Fumboni|
47320|KMMUT|KM|Moutsamoudu|44.4|-12.15|very-small|Matsamudu|
47340|KMDZA|KM|Dzaoudzi|45.25|-12.78333|very-small||
47360||MG|Andoany|48.3|-13.4|very-small||
47400|MGMJN|MG|Mahajanga|46.3|-15.71667|very-small||
47420|MGMXT|MG|Maintirano|44.01667|-18.06667|very-small||
47430|MGMOQ|MG|Morondava|44.3|-20.28333|very-small||
47460|MGTLE|MG|Toliara|43.66667|-23.36667|very-small|Tulear|
47470|MGTLN|MG|Tolanaro|47|-25.03333|very-small|Taolanaro|
47500|MGWVK|MG|Manakara|48.05|-22.11667|very-small||
47510|MGMNJ|MG|Mananjary|48.33333|-21.25|very-small|Mananzhari|
47540|MGTOA|MG|Toamasina|49.41667|-18.16667|small||
47590|MGWMN|MG|Maroantsetra|49.81667|-15.45|very-small||
47620||MG|Iharana|50|-13.35|very-small||
47625||MG|Antsohim Bondrona|48.83333|-13.08333|very-small||
47630|MGDIE|MG|Antsiranana|49.28333|-12.26667|small|Antsirana;Diego Suarez;Port De La Nievre;Port Nievre|
47680|RERUN|RE|Saint-Denis|55.45|-20.86667|very-small||
47690||RE|Port Est|55.31667|-20.93333|small||
47695||RE|Port Ouest|55.28333|-20.93333|small||
47700|REZSE|RE|Saint-Pierre|55.46667|-21.35|very-small||
47720|MUPLU|MU|Port Louis|57.5|-20.15|small||
47750|MUPMA|MU|Port Mathurin|63.41667|-19.68333|very-small||
47800|IODGA|IO|Diego Garcia|72.46667|-7.35|very-small||
47820|SOBBO|SO|Berbera|45.01667|10.45|small||
47830|SOBSA|SO|Boosaaso|49.18333|11.28333|small|Bandar Cassim|
47850|DJJIB|DJ|Djibouti|43.13333|11.6|small|Jibuti|DJPOD
47855|DJDCT|DJ|Doraleh|43.08333|11.6|small||
47880|ERASA|ER|Assab|42.75|13|small|Aseb|
47900|ERMSW|ER|Mitsiwa Harbor|39.46667|15.61667|small|Massaua;Massawa|
47940|SDPZU|SD|Port Sudan|37.23333|19.6|medium||
47942||SD|Al Khair Oil Terminal|37.25|19.58333|small||
47944||SD|Beshayer Oil Terminal|37.31667|19.4|medium||
47946|SDSSD|SD|Sawakin Harbor|37.35|19.13333|small||
47960|EGNUW|EG|Nuwaybi'|34.65|28.96667|very-small|Nuwaybi'a;Nuweiba El Muzeima|
47970|EGAQU|EG|Al Qusayr|34.28333|26.1|very-small|Kosseir;Quesir|
47974|EGHAM|EG|Hamrawein|34.2|26.25|very-small||
47980|EGSGA|EG|Safaja|33.95|26.73333|small|Bur Safajah;Port Safaga;Bur Safaga|
47982|EGTOR|EG|At Tur|33.61667|28.23333|very-small|El Tur Harbor|
47985|EGZTB|EG|Zeit Bay Terminal|33.6|27.83333|small||
47987||EG|Marsa az Zaytiyah|33.6|27.85|very-small|East Zeit Terminal|
47988|EGSSH|EG|Sharm El Sheikh|34.28333|27.85|very-small||
47989||EG|Zeit Bay Lpg Terminal|33.56667|27.8|very-small||
47990|EGHRG|EG|El Ghardaqa|33.85|27.21667|very-small|Hurghada|
48015|EGRSH|EG|Ras Shukhier|33.28333|28.13333|medium|Aras Shukhayr|
48020|EGRAG|EG|Ras Gharib|33.1|28.35|very-small||
48025|EGRAB|EG|Ras Badran Oil Terminal|33.16667|28.95|very-small|Ras Budran|
48030|EGAIS|EG|North Ain Sukhna Port|32.36667|29.65|small|Sokhna Port|
48035|EGSOK|EG|Sokhna Port Gas Tanker Terminal|32.36667|29.68333|very-small||
48040|EGSUZ|EG|As Suways|32.55|29.96667|large|Port Suez;Suez|
48045|EGADA|EG|El-Adabiya|32.46667|29.86667|small|Port Ababiya|
48050|EGISM|EG|El Ismailiya|32.28333|30.58333|small|Ismailia|
48053|EGRSU|EG|Ras Sudr|32.7|29.58333|very-small||
48055|EGAIS|EG|Ain Sukhna Terminal|32.36667|29.58333|large||
48057||EG|Zafarana Terminal|32.68333|29.16667|very-small||
48060|EGAZA|EG|Ras Abu Zanimah|33.11667|29.03333|small|Abu Zenima|
48065|EGWAF|EG|Wadi Feiran|33.2|28.75|small||
48076|ILETH|IL|Elat|34.95|29.55|small|Eilat;Elath|
48090|JOAQJ|JO|Al Aqabah|35|29.51667|very-small|Aqaba|JOAQB
48104||SA|Sharmah|35.25|27.93333|very-small|Ash Sharmah|
48106|SADHU|SA|Duba|35.53333|27.56667|small|Dhiba;Dhuba|
48108||SA|Duba Bulk Plant Tanker Terminal|35.9|27.31667|very-small||
48120|SAYBI|SA|Yanbu|38.05|24.08333|very-small||SAYNB
48121||SA|King Fahd Port|38.21667|23.95|very-small|Mina Al Malik Fahd|
48130|SARAB|SA|Rabigh|38.98333|22.73333|very-small||
48140|SAJED|SA|Jiddah|39.18333|21.48333|small|Jidda;Jeddah|
48142|SAGIZ|SA|Jizan|42.48333|16.9|small|Gizan|
48152|YESAL|YE|Salif|42.66667|15.3|very-small|As Salif;Saleef|
48155|YERAI|YE|Ras Isa Marine Terminal|42.6|15.13333|large||
48165|YEHOD|YE|Al Ahmadi|42.96667|14.83333|small|Al Hudaydah;Hodeidah|
48175|YEMOK|YE|Al Mukha|43.25|13.31667|medium||
48190|YEADE|YE|Aden|44.95|12.78333|medium|Bandar At Tawahi|
48198|YENIS|YE|Nishtun|52.2|15.81667|very-small||
48202|YEASR|YE|Ash Shihr Oil Terminal|49.5|14.73333|very-small||
48210|YEZAM|YE|Al Mukalla|49.11667|14.51667|small|Khalf Harbor;Mukalla|YEMKX
48214||YE|Rudum Terminal|47.91667|13.98333|very-small||
48216|YEBLH|YE|Balhaf|48.18333|13.96667|very-small||
48230|OMSLL|OM|Mina Raysut|54.02917|16.95111|small|Port Raysut;Salalah|OMRAY
48235|OMDQM|OM|Duqm|57.71691|19.67325|medium|Al Duqm|
48240|OMQAL|OM|Qalhat Lng Terminal|59.4|22.68333|very-small||
48250|OMSTQ|OM|Mina Qabus|58.58333|23.63333|very-small|Port Sultan Qaboos|
48255|OMMFH|OM|Mina Al Fahl|58.51667|23.63333|small||
48257|OMSOH|OM|Port Of Sohar|56.63333|24.51667|small|Sohar|
48259|OMKHS|OM|Khawr Khasab|56.23333|26.21667|small||
48262|AEFJR|AE|Al Fujayrah|56.36917|25.17306|small|Fujayrah Harbor;Fujairah|
48263|AEKLF|AE|Khawr Fakkan|56.36889|25.36278|medium|Khor Fakkan|
48264|AEMSA|AE|Mina Saqr|56.05|25.98333|very-small|Ras Al Khaimah|AERKT
48265|AEFAT|AE|Fateh Oil Terminal|54.41667|25.58333|very-small||
48266|AEZUR|AE|Zirkuh|53|25.01667|medium|Zirkuh Petroleum Port;Zirk|
48267|AEZUR|AE|Zirkuh Oil Field|53.05|24.86667|small|Az Zarqa Petroleum Port|
48268|AEMBS|AE|Mubarraz Oil Terminal|53.51667|24.43333|small||
48269|AEJAZ|AE|Al Jazeera Port|55.78333|25.71667|small|Al Jazirah Port|
48270|AEAJM|AE|Ajman|55.43333|25.41667|very-small||
48271|AESHJ|AE|Ash Shariqah|55.36667|25.41667|small|Mina Khalid;Sharjah|AEMKH
48272||AE|Sharjah Offshore Terminal|55.4|25.58333|small|Hamriyah Oil Terminal|
48273|AEQIW|AE|Umm Al Qaywayn|55.58333|25.58333|small|Ahmed Bin Rashid;Umm Al Quwain|AEARP
48274|AEHAM|AE|Al Hamriyah Lpg Terminal|55.48333|25.46667|small||
48275|AEDXB|AE|Dubayy|55.3|25.26667|small|Dubai;Mina Rashid|AEMRP
48276|AEJEA|AE|Mina Jabal Ali|55.05|25.01667|large|Mina Jebel Ali;Jebel Ali|
48277|AEDAS|AE|Jazirat Das|52.86667|25.15|very-small||
48278|AEAUH|AE|Abu Zaby|54.33333|24.5|medium|Abu Dhabi;Mina Zayed|AEMZD
48279|AEULR|AE|Umm An Nar|54.48333|24.45|very-small||
48280|AEHTL|AE|Hulaylah Oil Terminal|55.93333|25.98333|very-small||
48282|AEJED|AE|Jabal Az Zannah/ruways|52.7|24.2|medium|Jabal Dhanna/ruways|
48287|QAUMS|QA|Umm Said|51.56667|24.91667|small|Mesaieed;Musay'id;Hamad|QAHMD
48290|QADOH|QA|Doha|51.53333|25.28333|small|Ad Dawhah|
48295|QAHAL|QA|Jazirat Halul|52.41667|25.68333|very-small||
48297|QARLF|QA|Ras Laffan|51.58333|25.91667|medium||
48298|QAASN|QA|Al Shaheen Terminal|52|26.58333|very-small||
48300|QARYN|QA|Al Rayyan Terminal|51.55|26.65|very-small||
48310|BHAMH|BH|Al Manamah|50.58333|26.23333|small||
48320|BHSIT|BH|Sitrah|50.66667|26.16667|medium|Jazirat Sitrah|
48325|BHMIN|BH|Mina Salman|50.63333|26.2|medium|Khor Kaliya|
48327|BHKBS|BH|Khalifa Bin Salman|50.75|26.25|medium||
48335|SADMM|SA|Dammam|50.2|26.5|small|King Abdul Aziz Port;Mina Al Malik Abd Al Aziz|
48338|SAJBI|SA|Al Jubayl|49.66667|27.08333|very-small|Jubail|SAJUB
48340|SARTA|SA|Ras Tannurah|50.16667|26.63333|medium|Ras Tanura|
48341||SA|Ras Al Ghar|49.86667|26.9|very-small||
48342||SA|Ju Aymah Lpg Terminal|50.05|26.86667|very-small||
48343|SAJUT|SA|Ju Aymah Oil Terminal|50.03333|26.93333|small||
48348|SARAM|SA|Ras Al Mishab|48.63333|28.11667|small|Bandar Mishab|
48349|SARAR|SA|Ras Al Khafji|48.58333|28.43333|small||
48356|KWMIS|KW|Mina Az Zawr|48.4|28.73333|very-small|Mina Saud|
48357|KWSAA|KW|Mina Ash Shuaybah|48.16667|29.03333|medium|Shuaiba|
48360|KWMIB|KW|Mina Abd Allah|48.16667|29.01667|small|Mina Al Abdulla|
48361|KWMEA|KW|Mina Al Ahmadi|48.16667|29.06667|medium|Al Fuhayhil|KWMAA
48370|KWKWI|KW|Al Kuwayt|47.93333|29.35|very-small|Kuwait;Mina Ash Shuwaykh;Shuwaikh|KWSWK
48374|KWDOH|KW|Doha Harbor|47.8|29.38333|very-small|Mina Ad Dawhah|
48390|IQKHA|IQ|Khawr Al Amaya|48.8|29.78333|very-small||
48392|IQMAB|IQ|Al-Basra Oil Terminal|48.81667|29.68333|very-small|Mina Al Bakr Terminal|
48399|IQUQR|IQ|Umm Qasr|47.95|30.01667|small||
48400|IQBSR|IQ|Al Basrah|47.83333|30.51667|medium|Basra|
48404|IQKAZ|IQ|Khawr Al Zubair|47.9|30.18333|very-small|Khor Al Zubair|
48406|IQKAZ|IQ|Khawr Al Zubair Lng Terminal|47.91667|30.13333|very-small||
48420|IRKHO|IR|Khorramshahr|48.18333|30.43333|medium||
48430|IRABD|IR|Abadan|48.28333|30.33333|medium||
48440||IR|Khosrowabad|48.41667|30.16667|very-small||
48450|IRMRX|IR|Bandar-E Mahshahr|49.18333|30.46667|small||
48460|IRBKM|IR|Bandar Khomeyni|49.08333|30.43333|small|Banda-e Iman Khomeyni|
48464||IR|Barkan Oil-loading Terminal|50.16667|29.73333|very-small|Bahregan Oil Center|
48465|IRKHK|IR|Kharg Island Oil Terminal|50.33333|29.23333|small|Jazireh-ye Khark;Kharg|
48468|IRCYT|IR|Sirus Oil Terminal|49.48333|29.01667|small|Cyrus Oil Terminal;Soroosh Oil Terminal|
48470|IRBUZ|IR|Bushehr|50.83333|28.98333|medium||
48475||IR|Bandar-E Pars Terminal|52.53333|27.53333|very-small||
48480|IRLVP|IR|Jazireh-Ye Lavan Oil Terminal|53.33333|26.78333|very-small|Lavan Island|
48495|IRBSR|IR|Bandar-E Shahid Reajie|56.06667|27.1|small||
48520|IRBND|IR|Bandar Abbas|56.2|27.15|medium|Bandar Shahid Bahonar|
48530|IRHOR|IR|Jazireh-Ye Hormoz|56.45|27.1|very-small||
48533||IR|Bandar Taheri Offshore Terminal|52.35|27.65|very-small||
48535|IRSXI|IR|Jazireh-Ye Sirri|54.55|25.9|small||
48540|IRJAK|IR|Jask|57.76667|25.63333|very-small||
48550|IRZBR|IR|Chah Bahar|60.61667|25.26667|very-small|Chabahar|
48590|PKGWD|PK|Gwadar|62.3|25.13333|medium||
48600|PKKHI|PK|Karachi|66.98333|24.78333|medium||
48605|PKBQM|PK|Muhamamad Bin Qasim|67.35|24.76667|small|Port Qasim|
48613|INSKK|IN|Sikka|69.83333|22.43333|very-small||INSIK
48615|INVAD|IN|Vadinar Terminal|69.66667|22.46667|very-small||
48617|INMUN|IN|Mundra|69.70667|22.72833|small||
48620|INMDV|IN|Mandvi|69.35|22.83333|very-small||
48630|INIXY|IN|Kandla|70.21667|23.03333|small|Kundla|
48635|INNAV|IN|Navlakhi|70.44758|22.95639|very-small||
48650|INBED|IN|Bedi|70.04556|22.57306|very-small|Bed|
48670|INOKH|IN|Okha|69.07972|22.46806|very-small||
48674|INDAH|IN|Dahej|72.53333|21.7|very-small||
48680|INPBD|IN|Porbandar|69.6|21.63333|very-small||
48690|INVVA|IN|Veraval|70.36667|20.9|very-small||
48720|INJBD|IN|Jafarabad|71.38333|20.86667|||
48730|INPAV|IN|Pipavav Bandar|71.51667|20.91667|small||
48760|INBHU|IN|Bhavnagar|72.23333|21.76667|small||
48770|INMDA|IN|Magdalla|72.75|21.15|very-small|Hazira|
48790|INHZA|IN|Hazira|72.63333|21.08333|small||
48840|INBOM|IN|Mumbai (Bombay)|72.86667|18.96667|large|Mumbai|
48845|INNSA|IN|Jawaharlal Nehru Port (Nhava Shiva)|72.95|18.95|medium|Nhava Sheva|
48890|INDHP|IN|Port Dabhol|73.16667|17.58333|very-small||
48895|INJGD|IN|Jaigarh Bay|73.21667|17.3|||
48900|INRTC|IN|Ratnagiri|73.28333|16.98333|very-small||
48960|INPAN|IN|Panaji|73.81667|15.5|very-small||
48970|INMRM|IN|Marmagao|73.795|15.4175|small||
48990|INKRW|IN|Karwar|74.11667|14.81667|very-small||
49000|INBLK|IN|Belekeri|74.26667|14.7|very-small||
49010|INHON|IN|Honavar|74.45|14.28333|very-small||
49030|INNML|IN|New Mangalore|74.81667|12.91667|medium||
49040|INAZK|IN|Azhikal (Azhikkal)|75.30944|11.94556|very-small|Beliapatam;Valarpattam|
49100|INCCJ|IN|Calicut (Kozhikode)|75.76667|11.25|very-small||
49110|INBEY|IN|Beypore|75.8|11.16667|very-small|Beipur|
49130|INKOC|IN|Kochi (Cochin)|76.23333|9.96667|medium|Cochin|INCOK
49160|INQUI|IN|Quilon (Kollam)|76.58389|8.87194|very-small||
49170|INTRV|IN|Trivandrum|76.95|8.48333|very-small||
49180||IN|Kolachel|77.25|8.16667|very-small||
49200|MVMCP|MV|Male|73.5|4.16667|very-small||MVMLE
49240|LKCMB|LK|Colombo|79.85|6.95|medium||
49250|LKGAL|LK|Galle Harbor|80.22833|6.03306|small||
49255|LKHBA|LK|Hambantota|81.13333|6.11667|||
49287||LK|Batticaloa Roads|81.68333|7.76667|||
49290|LKTRR|LK|Trincomalee Harbor|81.21667|8.55|medium||
49300|LKKNK|LK|Kankesanturai|80.05|9.81667|very-small||
49320|INTUT|IN|Tuticorin|78.16667|8.8|small||
49330|INPMB|IN|Pamban|79.21667|9.28333|very-small||
49350|INNPT|IN|Nagappattinam|79.85|10.76667|small||
49370|INKRK|IN|Karaikal Port|79.86667|10.83333|small||
49410|INCDL|IN|Cuddalore|79.76667|11.71667|very-small||
49430|INPNY|IN|Pondicherry|79.83333|11.93333|very-small|New Pondicherry;Pondicherri|
49450|INMAA|IN|Chennai (Madras)|80.3|13.1|large|Chennai|
49454|INENR|IN|Kamarajar Port|80.3425|13.26139|small|Ennur|
49454.5|INKAT|IN|Kattupalli Port|80.35222|13.30694|large||INKTP
49455|INKRI|IN|Krishnapatnam|80.13333|14.25|||
49460|INMAC|IN|Machilipatnam|81.16667|16.15|very-small||
49470|INKAK|IN|Kakinada Bay|82.31667|17|very-small|Kakinada|
49479|INGGV|IN|Gangavaram|83.25|17.63333|||
49480|INNRP|IN|Vishakhapatnam|83.3|17.68333|medium|Vizagapatam;Visakhapatnam|INVTZ
49500|INGPR|IN|Gopalpur|84.96667|19.30194|small||
49535|INPPT|IN|Paradip|86.68333|20.26667|small||INPRT
49540|INDMQ|IN|Dhamra|86.96667|20.81667|||
49550||IN|Baleshwar|86.95|21.48333|very-small||
49555|INHAL|IN|Haldia Port|88.08333|22.01667|very-small||
49560|INCCU|IN|Calcutta|88.33333|22.55|large|Kolkata|
49580|BDMGL|BD|Mongla|89.6|22.46667|small|Chalna Bazar|
49590|BDCGP|BD|Chittagong|91.81667|22.31667|medium||
49620|MMAKY|MM|Sittwe|92.9|20.13333|small|Akyab|
49640|MMBSX|MM|Bassein|94.73333|16.78333|small||
49650|MMRGN|MM|Rangoon|96.16667|16.76667|small||
49660||MM|Moulmein Harbor|97.61667|16.48333|small||
49685||MM|Yetagun Marine Terminal|96.85|13.05|very-small||
49690|MMMER|MM|Mergui|98.6|12.43333|small||
49720|INIXZ|IN|Port Blair|92.75|11.68333|small||
49770|THPKT|TH|Phuket|98.4|7.83333|small|Puket;Tha Rua Phuket|
49780|THKRV|TH|Krabi|98.91667|8.06667|very-small||
49790|THKAN|TH|Kantang Harbor|99.51667|7.4|very-small||
49792|THBSP|TH|Bang Saphan|99.6|11.18333|very-small||
49794|THKHA|TH|Khanom|99.9|9.2|very-small||
49825|MYLGK|MY|Port Langkawi|99.76667|6.43333|very-small||
49830||MY|Pelabuhan Bass|99.83333|6.31667|very-small|Bass Harbour|
49850|MYPEN|MY|Pulau Pinang|100.35|5.41667|medium|Penang|
49875||MY|Malong Marine Terminal|104.81667|4.63333|very-small||
49890|MYLUM|MY|Lumut|100.63333|4.23333|very-small||
49910|MYTAN|MY|Teluk Anson|101.01667|4.01667|very-small||
49930|MYPKG|MY|Port Klang|101.4|3|large|Port Kelang;Port Swettenham|MYXPQ
49960|MYPDI|MY|Port Dickson|101.78333|2.53333|medium||
49962|MYSUP|MY|Pelabuhan Sungai Udang|102.13333|2.25|very-small||
49970|MYMEA|MY|Melaka|102.25|2.2|small|Malacca|MYMKZ
49980|MYMUA|MY|Muar|102.56667|2.05|very-small|Bandar Maharani|MYBMA
49982|MYJHB|MY|Johor|103.9|1.43333|large|Pasir Gudang|MYPGU
49995||SG|Serangoon Harbor|103.95|1.4|very-small|Selarang|
50000|SGKEP|SG|Keppel - (East Singapore)|103.85|1.28333|large|Keppel Harbor;Singapore|SGSIN
50010|SGPUB|SG|Pulau Bukom|103.76667|1.23333|medium||
50015|SGSEB|SG|Pulau Sebarok|103.8|1.2|small||
50017|SGJUR|SG|Jurong Island|103.73333|1.28333|large||
50030|IDTAN|ID|Tanjunguban|104.21667|1.06667|very-small||
50040|IDTNJ|ID|Tanjungpinang|104.45|0.91667|very-small|Tandjung Pinang|
50045|IDKIJ|ID|Kijang|104.6|0.85|very-small||
50055|IDSKP|ID|Sekupang|103.91667|1.13333|very-small||
50060|IDPSS|ID|Pulau Sambu|103.9|1.16667|small||
50070|IDLAT|ID|Lalang Marine Terminal|102.21667|1.18333|very-small||
50100|IDDAS|ID|Dabo|104.56667|-0.5|very-small|Dabok|
50120|IDTBL|ID|Toboali|106.45|-3.01667|very-small|Sabang|
50140|IDMUO|ID|Muntok|105.16667|-2.06667|very-small||
50180|IDBLI|ID|Blinyu|105.78333|-1.63333|very-small|Belinjoe|
50210|IDPGK|ID|Pangkalpinang|106.13333|-2.11667|very-small||
50231||ID|Ramba|104.13333|-2.61667|very-small||
50250|IDTJQ|ID|Tanjungpandan|107.63333|-2.75|very-small|Tandjung Pandan|
50300|IDSUG|ID|Sungaigerong|104.83333|-2.98333|very-small||
50330|IDPLM|ID|Palembang|104.76667|-2.98333|medium||
50340|IDAJN|ID|Ardjuna Oil Field|107.71667|-5.88333|very-small||
50350||ID|Cinta Oil Terminal|106.23333|-5.5|very-small||
50380|IDPNJ|ID|Panjang|105.31667|-5.46667|very-small|East Harbor;Oosthaven|
50440|IDBKS|ID|Bengkulu|102.25|-3.78333|very-small|Benhoelen;Benkulen|
50441||ID|Pulau Baai|102.28333|-3.91667|very-small||
50450|IDTBR|ID|Teluk Bayur|100.36667|-1|very-small|Emmahaven;Padang;Telukbayur|IDPDG
50510|IDSLG|ID|Sibolga|98.76667|1.73333|very-small|Siboga;Tapnuli|
50516|IDTJB|ID|Tanjung Balai Karimun|103.43333|0.98333|very-small||
50517|IDJBT|ID|Jabung Batanghari Marine Terminal|104.06667|-0.91667|very-small||
50518|IDKTJ|ID|Kuala Tanjung|99.48333|3.36667|very-small|Tanjung Tanjung|
50600|IDOLO|ID|Uleelheue|95.28333|5.56667|very-small|Lhonga;Olee Lheue;Olehleh Road|
50610|IDSBG|ID|Sabang|95.31667|5.88333|very-small||
50650|IDLSW|ID|Lhokseumawe|97.11667|5.25|very-small|Semawe Town|
50652|IDBLL|ID|Blanglancang|97.1|5.23333|small||
50700|IDPKN|ID|Pangkalansusu|98.21667|4.11667|very-small||
50730|IDBLW|ID|Belawan|98.68333|3.78333|medium||
50740|IDKKA|ID|Kuala Kapus|114.36667|3|very-small||
50785|IDDUM|ID|Dumai|101.45|1.68333|medium|Doemai|
50790|IDBKI|ID|Bengkalis|102.1|1.46667|very-small||
50805|IDSEQ|ID|Sungaipakning|102.16667|1.35|small|Songaipaking|
50910|CXFFC|CX|Flying Fish Cove|105.7|-10.41667|medium||
50922|IDMRK|ID|Merak Mas Terminal|105.99722|-5.91917|medium||
50925|IDBTN|ID|Banten|105.96667|-6.01667|very-small||
50930|IDANR|ID|Anyer Lor|105.91667|-6.05|very-small||
50932||ID|Tanjung Gerem|105.98333|-5.96667|very-small||
50935|IDTSE|ID|Tanjung Sekong|106|-5.91667|very-small|Merak Petroleum Base|
50970|IDJKT|ID|Jakarta|106.88333|-6.1|large|Batavia;Djakarta;Tandjoenpriok;Tanjung Priok|IDTPP
50971|IDPOL|ID|Poleng Oil Field|112.91667|-6.65|very-small||
51010|IDCBN|ID|Cirebon|108.56667|-6.71667|very-small||
51020|IDTEG|ID|Tegal|109.13333|-6.85|very-small||
51030|IDPEX|ID|Pekalongan|109.7|-6.85|very-small||
51040|IDSRG|ID|Semarang|110.41667|-6.95|small||
51070|IDREM|ID|Rembang|111.35|-6.7|very-small||
51100|IDTBN|ID|Tuban|112.15|-6.73333|very-small||
51120|IDGRE|ID|Gresik|112.65|-7.15|small||
51130|IDSUB|ID|Surabaya|112.73333|-7.2|medium|Tanjung Perak|
51180|IDPRO|ID|Probolinggo|113.21667|-7.71667|very-small||
51200|IDPRN|ID|Panarukan|113.93333|-7.7|very-small||
51205|IDCEB|ID|Celukan Bawang|114.83333|-8.18333|small||
51220|IDCXP|ID|Cilacap|109|-7.73333|large|Tjilatjap|
51254|IDBEN|ID|Tanjung Benete|116.75|-8.9|very-small||
51260|IDBOA|ID|Benoa|115.21667|-8.75|very-small|Benoa Udjung|
51280|IDAMP|ID|Ampenan|116.06667|-8.56667|very-small||
51290||ID|Labuhanhaji|116.56667|-8.7|very-small|Labuan Hadji|
51320|IDMOF|ID|Maumere|122.21667|-8.61667|very-small||
51330|IDLKA|ID|Larantuka|122.98333|-8.35|very-small||
51340|IDENE|ID|Ende|121.65|-8.83333|very-small||
51350|IDWGP|ID|Waingapu|120.21667|-9.63333|very-small||
51400|IDKOE|ID|Kupang|123.58333|-10.16667|small||
51440|TLDIL|TL|Dili|125.58333|-8.53333|small||
51484|IDBET|ID|Belida Marine Terminal|105.13333|4.13333|very-small||
51500||ID|Tarempah|106.21667|3.21667|very-small||
51501|IDBNT|ID|Belanak Field Terminal|106.25|4.15|very-small||
51502|IDUDG|ID|Udang Oilfield|106.48333|4.03333|very-small||
51504|IDWID|ID|Widuri Marine Terminal|106.65|-4.66667|very-small||
51560|MYKCH|MY|Kuching|110.35|1.56667|small||
51570|MYBTN|MY|Bintangor|111.63333|2.16667|very-small||
51580|MYSBW|MY|Sibu|111.81667|2.28333|very-small||
51583|MYSAR|MY|Sarikei|111.53333|2.13333|very-small||
51584|MYTMP|MY|Tg. Mani|111.35|2.15|very-small||
51585|MYBTU|MY|Bintulu Port|113.06667|3.26667|small||
51586|MYTWU|MY|Tawa|117.88333|4.25|very-small||
51587|MYTPP|MY|Tanjung Pelepas|103.55|1.35|medium||
51590|MYMYY|MY|Miri|113.96667|4.38333|small||
51600|MYLUT|MY|Lutong|114|4.46667|small||
51620|BNMUA|BN|Muara Harbor|115.06667|5.03333|small|Brooketon|
51630|BNBWN|BN|Bandar Seri Begawan|114.88333|4.88333|small||
51635|BNLUM|BN|Lumut|114.45|4.71667|very-small||
51645|BNSER|BN|Seria Oil Loading Terminal|114.31667|4.61667|very-small||
51646|BNKUB|BN|Kuala Belait|114.2|4.63333|very-small||
51680|MYLBU|MY|Victoria|115.23333|5.28333|small|Labuan|
51690|MYBKI|MY|Kota Kinabalu|116.06667|5.98333|medium|Jesselton|
51695||MY|Sapangar Bay|116.11667|6.08333|small||
51710|MYKUD|MY|Kudat|116.85|6.88333|very-small||
51720|MYSDK|MY|Pelabuhan Sandakan|118.11667|5.83333|small|Elopura|
51730|MYLDU|MY|Lahad Datu|118.31667|5.01667|very-small||
51733|MYBKP|MY|Bakapit|118.58333|4.95|very-small||
51736|MYMZS|MY|Mostyn|118.25|4.68333|very-small||
51770|IDBYQ|ID|Tanjung Arang (Bunyu)|117.83333|3.46667|very-small||
51780||ID|Lingkas|117.6|3.28333|small||
51800||ID|Tanjungredeb|117.48333|2.15|small|Tandjung Redeb|
51803|IDSGQ|ID|Tanjung Sangata|117.56667|0.36667|very-small||
51810||ID|Benoa|117.96667|0.98333|very-small|Sangkulirang|
51811|IDBXT|ID|Bontang Lng Terminal|117.48333|0.1|very-small||
51815|IDSAT|ID|Tanjung Santan|117.53333|-0.1|very-small||
51820|IDSRI|ID|Samarinda|117.11667|-0.51667|very-small||
51830|IDSZH|ID|Senipah Oil Terminal|117.16667|-0.95|very-small||
51840|IDBPN|ID|Balikpapan|116.81667|-1.25|small||
51845|IDLLA|ID|Lawi Lawi Oil Terminal|116.76667|-1.45|small||
51850|IDBTH|ID|Gunung Batu Besar|116.3|-2.61667|very-small||
51855|IDNPL|ID|North Pulau Laut Coal Terminal|116.28333|-3.2|very-small||
51860|IDKBU|ID|Kota Baru|116.21667|-3.23333|very-small||
51865|IDTAL|ID|Tanah Merah|116.16667|-1.81667|very-small||
51870|IDSTN|ID|Stagen|116.15|-3.3|very-small|Setagin|
51890|IDBDJ|ID|Banjarmasin|114.58333|-3.33333|very-small||
51910|IDSMQ|ID|Sampit|113|-2.51667|very-small||
51920|IDKUM|ID|Kumai|111.71667|-2.75|very-small||
51941|IDPNK|ID|Pontianak|109.33333|-0.01667|very-small||
52040|IDMDC|ID|Manado|124.83333|1.5|small||
52065|IDBIT|ID|Bitung|125.18333|1.43333|very-small||
52090|IDGTO|ID|Gorontalo|123.05|0.5|very-small||
52140|IDPSJ|ID|Poso|120.75|-1.36667|very-small||
52220|IDLUW|ID|Luwuk|122.8|-0.95|very-small||
52230|IDKNL|ID|Kolonodale|121.33333|-1.98333|very-small||
52235||ID|Mangkasa Oil Terminal|121.06667|-2.73333|small||
52240|IDKDI|ID|Kendari|122.58333|-3.96667|very-small|Kendari Bay|
52260|IDBUW|ID|Baubau|122.61667|-5.46667|very-small|Buton|
52270|IDRAQ|ID|Raha Roadstead|122.73333|-4.85|very-small||
52295|IDPUM|ID|Pomalaa|121.6|-4.16667|very-small||
52297|IDPAP|ID|Parepare|119.61667|-4|very-small||
52320|IDUPG|ID|Ujung Pandang|119.4|-5.13333|medium|Makassar|IDMAK
52350||ID|Donggala|119.73333|-0.65|very-small||
52440||ID|Tahuna|125.48333|3.61667|very-small|Taroena;Tohoena|
52480||ID|Teluk Beo|126.78333|4.23333|very-small||
52510|IDTTE|ID|Ternate|127.38333|0.78333|very-small||
52523|IDLAH|ID|Labuha|127.46667|-0.63333|very-small|Laboeha|
52560||ID|Patani|128.75|0.36667|very-small||
52660|IDWBA|ID|Wahai|129.5|-2.78333|very-small||
52680|IDBUA|ID|Bula|130.5|-3.1|very-small|Boela|
52695|IDSWT|ID|Salawati|130.98333|-1.35|small||
52720|IDAMQ|ID|Ambon|128.16667|-3.68333|small|Amboina|
52760|IDNAM|ID|Namlea|127.08333|-3.28333|very-small||
52870|IDSXK|ID|Saumlaki|131.3|-7.98333|very-small|Saumlakki|
52940||ID|Serui|136.25|-1.9|very-small|Seroei|
53000||ID|Miei|134.5|-2.73333|very-small||
53010|IDMKW|ID|Manokwari Road|134.08333|-0.86667|very-small|Menukwari|
53020||ID|Tg. Sorong|131.23333|-0.88333|small|Kasim|
53045|IDKAS|ID|Kasim Terminal|131.01667|-1.3|large||
53050||ID|Sailolof|130.75|-1.25|very-small||
53100|IDFKQ|ID|Fakfak|132.28333|-2.93333|very-small||
53115|IDAMA|ID|Amamapare|136.96667|-4.81667|small||
53130|IDMKQ|ID|Merauke|140.38333|-8.48333|very-small||
53133|IDDJJ|ID|Jayapura|140.71667|-2.53333|small||
53142|PGKUL|PG|Kumul|144.56667|-8.1|very-small||
53150|PGDAU|PG|Daru|143.2|-9.06667|very-small||
53160|PGPOM|PG|Port Moresby|147.13333|-9.46667|small||
53165|PGGUR|PG|Alotoa|150.45|-10.31667|very-small|Sanderson Bay|
53170|PGSQT|PG|Samarai|150.66667|-10.61667|very-small|Dinner Island|
53190||PG|Suloga Harbor|152.76667|-9.21667|very-small||
53195||PG|Discovery Bay|150.41667|-10.41667|very-small||
53206|PGROR|PG|Oro Bay|148.48333|-8.88333|very-small||
53230|PGLAE|PG|Lae|147|-6.73333|very-small||
53250|PGMAG|PG|Madang|145.81667|-5.21667|very-small||
53282|PGVAI|PG|Vanimo|141.13333|-2.68333|small||
53300|AUTIS|AU|Thursday Island|142.21667|-10.58333|small|Port Kennedy|
53318|AUCQP|AU|Cape Flattery Harbor|145.35|-14.95|small||
53340|AUCNS|AU|Cairns|145.78333|-16.91667|small||
53360|AUMOU|AU|Mourilyan Harbour|146.13333|-17.6|small||
53370|AULUC|AU|Lucinda|146.33333|-18.51667|very-small||
53380|AUTSV|AU|Townsville|146.81667|-19.26667|small||
53400|AUMKY|AU|Mackay|149.21667|-21.11667|small||
53405|AUHPT|AU|Hay Point|149.3|-21.28333|small||
53440|AUPTL|AU|Port Alma|150.85|-23.58333|small||
53450|AUGLT|AU|Gladstone|151.25|-23.85|small|Port Curtis|AUPCT
53460|AUBDB|AU|Bundaberg|152.35|-24.86667|very-small||
53490|AUBNE|AU|Brisbane|153.03333|-27.46667|large||AUPBN
53520|AUBNK|AU|Ballina|153.56667|-28.86667|small||
53610|AUNTL|AU|Newcastle|151.78333|-32.91667|large||
53650|AUSYD|AU|Sydney|151.2|-33.86667|large||
53655|AUBTB|AU|Botany Bay|151.23333|-34|small||
53690|AUPKL|AU|Port Kembla|150.91667|-34.48333|medium||
53710|AUJEB|AU|Jervis Bay|150.8|-35.11667|very-small||
53750|AUQBW|AU|Batemans Bay|150.16667|-35.7|very-small||
53810|AUQDN|AU|Eden|149.91667|-37.06667|very-small||
53840|AUWHL|AU|Welshpool|146.46667|-38.7|very-small|Port Wellshpool|
53930|AUWEP|AU|Western Port|145.23333|-38.35|very-small|Hastings|AUHAS
54030|AUMEL|AU|Melbourne|144.96667|-37.83333|large||AUPOR
54050|AUGEX|AU|Geelong|144.36667|-38.15|medium||
54120|AUWMB|AU|Warrnambool|142.48333|-38.4|very-small||
54140|AUPTJ|AU|Portland|141.6|-38.33333|small||
54200|AUKGC|AU|Kingscote|137.63333|-35.63333|very-small||
54210|AUKLP|AU|Klein Point|137.76667|-34.96667|very-small||
54220|AUPAE|AU|Port Adelaide|138.5|-34.85|medium||AUADL
54236|AUARD|AU|Ardrossan|137.91667|-34.43333|very-small||
54255|AUPGI|AU|Port Giles|137.76667|-35.03333|very-small||
54280|AUWAL|AU|Wallaroo|137.61667|-33.93333|very-small||
54290|AUPPI|AU|Port Pirie|138.01667|-33.18333|small||
54320|AUWYA|AU|Whyalla|137.58333|-33.03333|small||
54325|AUPBY|AU|Port Bonython|137.76667|-33.01667|small|Stony Point|
54350|AUPLO|AU|Port Lincoln|135.85|-34.71667|medium||
54410|AUTHE|AU|Thevenard|133.65|-32.16667|small||
54450|AUEPR|AU|Esperance|121.9|-33.86667|very-small||
54470|AUALH|AU|Albany|117.88333|-35.03333|small|Princess Royal Harbor|
54500|AUBUY|AU|Bunbury|115.63333|-33.31667|small||
54520|AUFRE|AU|Fremantle|115.75|-32.05|large||
54540|AUGET|AU|Geraldton|114.6|-28.78333|very-small||
54555|AUUSL|AU|Useless Loop|113.4|-26.08333|very-small||
54565|AUCCU|AU|Cape Cuvier|113.38333|-24.21667|very-small||
54575||AU|Point Murat|114.18333|-21.81667|very-small||
54580|AUONS|AU|Onslow|115.1|-21.65|very-small||
54600|AUPWL|AU|Port Walcott|117.18333|-20.65|very-small|Cossack;Samson Point|
54605|AUDAM|AU|Dampier|116.71667|-20.63333|medium||
54620|AUPHE|AU|Port Hedland|118.58333|-20.31667|small||
54630|AUBME|AU|Broome|122.23333|-17.96667|small||
54660|AUWYN|AU|Wyndham|128.1|-15.46667|very-small||
54670|AUDRW|AU|Darwin|130.84778|-12.47139|medium||
54671|AUMIB|AU|Milner Bay|136.41667|-13.86667|very-small||
54672|AUWEI|AU|Weipa|141.86667|-12.66667|very-small||
54675|AUGOV|AU|Gove|136.7|-12.2|very-small||AUGOH
54690|AUKRB|AU|Karumba|140.83333|-17.48333|very-small||
54760|AUHBA|AU|Hobart|147.33333|-42.88333|medium||
54810|AUPHU|AU|Port Huon|146.98333|-43.16667|very-small||
54830||AU|Dover|147.03333|-43.31667|very-small||
54870|AUSTA|AU|Stanley|145.28333|-40.76667|very-small||AUPSY
54875|AUPLA|AU|Port Latta|145.38333|-40.83333|very-small||
54880|AUBWT|AU|Burnie|145.95|-41.05|small||
54920|AUDPO|AU|Devonport|146.36667|-41.18333|small||
54940|AUPTD|AU|Port Dalrymple|146.83333|-41.13333|medium||
54943|AUBYP|AU|Beauty Point|146.81667|-41.15|small||
54970|AULST|AU|Launceston|147.11667|-41.45|small||
55000|NZWHR|NZ|Whangaroa|173.76667|-35.05|very-small||
55030|NZOPX|NZ|Opua|174.11667|-35.31667|very-small||
55050|NZWRE|NZ|Whangarei|174.43333|-35.8|small||
55060|NZAKL|NZ|Auckland|174.76667|-36.85|large||
55080|NZTRG|NZ|Tauranga|176.16667|-37.63333|small||
55110|NZGIS|NZ|Gisborne|178.03333|-38.66667|small||
55130|NZNPE|NZ|Napier|176.91667|-39.48333|small||
55150|NZWLG|NZ|Wellington|174.78333|-41.28333|large||
55180|NZWAG|NZ|Wanganui|175.03333|-39.95|very-small|Castlecliff|
55210|NZNPL|NZ|New Plymouth|174.03333|-39.06667|small||
55230|NZMCY|NZ|Manukau Harbor|174.78333|-36.93333|medium||
55270||NZ|Collingwood|172.66667|-40.68333|very-small||
55275|NZTKH|NZ|Tarakohe|172.9|-40.85|very-small||
55290|NZNSN|NZ|Nelson|173.26667|-41.26667|small||NZPON
55300|NZPCN|NZ|Picton|174.01667|-41.28333|small||
55320|NZLYT|NZ|Port Lyttelton|172.71667|-43.6|very-small|Lyttleton|
55330|NZAKA|NZ|Akaroa|172.96667|-43.8|very-small||
55350|NZTIU|NZ|Timaru|171.25|-44.4|small||
55370|NZORR|NZ|Otago Harbor|170.63333|-45.81667|small|Cavensbourne;Oavensbourne|
55400|NZBLU|NZ|Bluff Harbor|168.33333|-46.6|small|Campbelltown|
55440|NZGMN|NZ|Greymouth|171.21667|-42.43333|very-small||
55450|NZWSZ|NZ|Westport|171.6|-41.75|very-small||
55500||NF|Kingston|167.95|-29.06667|very-small||
55530|FJLTK|FJ|Lautoka Harbor|177.45|-17.6|very-small||
55540|FJSUV|FJ|Suva Harbor|178.41667|-18.13333|small||
55550||FJ|Levuka|178.83333|-17.68333|small||
55556||FJ|Malai|179.36667|-16.35|very-small||
55560|FJSVU|FJ|Savusavu Bay|179.33333|-16.76667|very-small|Nakama|
55590|TOTBU|TO|Nuku Alofa|-175.2|-21.13333|very-small||
55600|TOPAN|TO|Pangai|-174.35|-19.8|very-small||
55610|TONEI|TO|Neiafu|-173.98333|-18.65|very-small||
55617|TVFUN|TV|Funafuti Atoll|179.13333|-8.51667|very-small||
55650|WFMAU|WF|Mata-Utu|-176.13333|-13.28333|very-small||
55670|WSAPW|WS|Apia|-171.76667|-13.81667|very-small||
55680|ASPPG|AS|Pago Pago Harbor|-170.66667|-14.28333|small||
55695|NUALO|NU|Alofi|-169.93333|-19.03333|very-small||
55740|CKAVA|CK|Avatiu|-159.78333|-21.2|very-small|Avarua;Port Hutt|
55770|PFVAI|PF|Vaitape|-151.75|-16.5|very-small|Boro Boro|
55800|PFUTU|PF|Uturoa|-151.45|-16.73333|very-small||
55840|PFPPT|PF|Papeete|-149.58333|-17.53333|small||
55960||PF|Port Rikitea|-134.96667|-23.11667|very-small||
56010|PFAUQ|PF|Atuona|-139.03333|-9.81667|very-small||
56015|PFTAI|PF|Baie Taiohae|-140.08333|-8.93333|very-small|Anne Marie Bay|
56025|KICIS|KI|Canton Island|-171.71667|-2.83333|very-small||
56039||KI|English Harbor|-159.36667|3.85|very-small||
56070||US|Honokaa|-155.46667|20.1|very-small||
56090|USITO|US|Hilo|-155.06667|19.73333|medium||
56100||US|Honuapo|-155.55|19.08333|very-small||
56110||US|Milolii|-155.9|19.18333|very-small||
56120||US|Kauhako Bay|-155.9|19.38333|very-small||
56130||US|Napoopoo|-155.93333|19.48333|very-small||
56140|USKA7|US|Kailua|-156|19.63333|very-small||
56150||US|Kiholo|-155.95|19.86667|very-small||
56160|USKWH|US|Kawaihae|-155.83333|20.03333|small||
56170||US|Mahukona|-155.9|20.18333|very-small||
56180|USOGG|US|Kahului|-156.46667|20.9|very-small||
56190|USHNM|US|Hana|-155.98333|20.75|very-small||
56200|USLHN|US|Lahaina|-156.66667|20.86667|very-small||
56230||US|Kaumalapau Harbor|-157|20.78333|very-small||
56240||US|Pukoo|-156.8|21.06667|very-small||
56250||US|Kamalo|-156.88333|21.05|very-small||
56260|USKUA|US|Kaunakakai|-157.03333|21.08333|very-small||
56270||US|Barbers Point Terminal|-158.1|21.26667|very-small||
56272|USNAX|US|Barber's Point|-158.11667|21.31667|very-small|Kalaeloa|
56280|USHNL|US|Honolulu|-157.86667|21.3|medium||
56290|USPAL|US|Port Allen|-159.58333|21.9|small||
56300|USNIJ|US|Nawiliwili Bay|-159.35|21.95|small||
56310||US|Ahukini Landing|-159.33333|22|very-small||
56320||US|Nonopapa|-160.23333|21.86667|very-small||
56323||US|Tern Island|-166.28333|23.86667|very-small||
56325|UMJON|UM|Johnston Atoll|-169.51667|16.75|very-small||
56328||UM|Midway Island|-177.36667|28.18333|very-small||
56330|UMAWK|UM|Wake Island|166.61667|19.28333|very-small||
56350|MHENT|MH|Enitwetak Island|162.33333|11.33333|very-small|Enewotok|
56370|MHKWA|MH|Kwajalein|167.73333|8.71667|very-small||
56400|MHMAJ|MH|Majuro Atoll|171.38333|7.08333|very-small||
56450|KITRW|KI|Tarawa Atoll|172.93333|1.33333|very-small||
56500|NRINU|NR|Nauru|166.91667|-0.53333|very-small||
56520|MPSPN|MP|Saipan|145.68333|15.2|small||
56530|MPTIQ|MP|Tinian|145.61667|14.96667|very-small||
56540|MPROP|MP|Rota|145.15|14.13333|very-small||
56550|GUAPR|GU|Apra Harbor|144.61667|13.45|medium||
56570||FM|Lele Harbor|163.03333|5.33333|very-small||
56590|FMPNI|FM|Pohnpei Harbor|158.2|6.98333|small|Langar Road|
56600|FMTKK|FM|Moen|151.83333|7.43333|very-small|Chuuk;Weno|
56630||FM|Colonia|138.13333|9.51667|very-small|Tomil Harbor;Yap Colonia International Port|
56660||PW|Malakal Harbor|134.45|7.33333|very-small||
56710||PG|Longan Island|144.3|-1.21667|very-small||
56730|PGLOR|PG|Lorengau|147.26667|-2.01667|very-small|Rengau|
56738|PGWWK|PG|Wewak Harbor|143.63333|-3.56667|small||
56740||PG|Hamburg Harbor|149.96667|-1.63333|very-small||
56760|PGKVG|PG|Kavieng Harbor|150.8|-2.58333|small||
56810|PGRAB|PG|Rabaul|152.18333|-4.2|small||
56820||PG|Kokopo|152.26667|-4.33333|very-small||
56835|PGKIM|PG|Kimbe|150.53333|-5.13333|very-small||
56840|PGBAA|PG|Bialla|150.98333|-5.3|very-small||
56855|PGKIE|PG|Kieta|155.63333|-6.21667|small||
56945||PG|Queen Carola Harbor|154.55|-5.16667|very-small||
56970|SBGZO|SB|Gizo Harbor|156.85|-8.1|very-small||
56975|SBNOR|SB|Port Noro|157.18333|-8.21667|small|Cutter Pt|
57005|SBRIN|SB|Ringgi Cove|157.1|-8.11667|small||
57070|SBXYA|SB|Yandina|159.21667|-9.08333|very-small||
57100|SBTLG|SB|Tulaghi|160.15|-9.1|very-small||
57120|SBHIR|SB|Honiara|159.95|-9.41667|very-small||
57200|VULUG|VU|Luganville|167.16667|-15.51667|small|Santo|VUSAN
57230|VUVLI|VU|Port Vila|168.31667|-17.73333|very-small||
57245||VU|Forari Bay|168.55|-17.68333|very-small||
57275|NCKOU|NC|Baie De Kouaoua|165.81667|-21.38333|very-small||
57320|NCNOU|NC|Noumea|166.43333|-22.28333|small||
57325|NCBUG|NC|Baie Ugue|165.55|-21.15|very-small||
57410|MYKUA|MY|Kuantan New Port|103.43333|3.96667|small||
57411|MYKEM|MY|Kemaman Harbor|103.46667|4.25|very-small||
57415||MY|Kirteh Oil Terminal|103.46667|4.56667|small||
57420|MYTGG|MY|Kuala Trengganu|103.13333|5.35|very-small|Trengganu|
57425|MYTAT|MY|Tapis Marine Terminal A|105.01667|5.51667|large||
57433||TH|Bongkot Terminal|102.33333|8.05|very-small||
57434|THTTE|TH|Tantawan Marine Terminal|101.41667|10.08333|very-small||
57435|THPTN|TH|Pattani|101.3|6.95|small||
57436|THBEN|TH|Benchamas Terminal|101.25|10.51667|very-small||
57437|THMAT|TH|Map Ta Phut|101.16667|12.66667|very-small||
57439|THSGK|TH|Songkhla Harbor|100.58333|7.21667|very-small||
57440|THERA|TH|Erawan Terminal|101.35|9.1|very-small||
57443|THRYG|TH|Rayong Tpi Terminal|101.3|12.63333|very-small||
57446|THSAT|TH|Sattahip|100.91667|12.61667|medium||
57450|THBKK|TH|Bangkok|100.5|13.75|large|Krung Thep|
57458|THSRI|TH|Si Racha|100.91667|13.16667|medium||
57460|THSRI|TH|Si Racha Terminal|100.88333|13.11667|very-small||
57461|THSBP|TH|Siam Seaport|100.88333|13.13333|very-small||
57462|THLCH|TH|Laem Chabang|100.88333|13.08333|small||
57470|THKSI|TH|Ko Si Chang Terminal|100.81667|13.16667|very-small||
57472||TH|Petchburi Terminal|100.15|13.16667|very-small||
57485|KHKOS|KH|Kampong Saom|103.5|10.63333|medium|Krong Preah Sihanouk;Sihanoukville|
57490||KH|Phsar Ream|103.6|10.5|very-small|Ream|
57520|VNPQC|VN|Duong Dong|103.96667|10.21667|very-small||
57570|VNVUT|VN|Vung Tau|107.06667|10.35|small||
57572|VNPHU|VN|Phu My|107.03333|10.58333|very-small|Cai Mep|VNCMT;VNTOT
57575|VNCLI|VN|Cat Lai|106.78333|10.75|very-small||
57580|VNSGN|VN|Thanh Ho Chi Minh|106.71667|10.76667|medium|Saigon;Ho Chi Minh|VNCSG
57610|VNBNO|VN|Vinh Cam Ranh|109.16667|11.88333|small||
57620|VNNHA|VN|Nha Trang|109.23333|12.25|small||
57640|VNUIH|VN|Qui Nhon|109.23333|13.76667|very-small|Quy Nhon|
57642||VN|Dai Hang|108.68333|8.48333|very-small||
57650|VNDAD|VN|Da Nang|108.21667|16.1|small|Tourane|
57655|VNVUT|VN|Mui Vung Tau|107.06667|10.31667|very-small||
57657|VNTHO|VN|Thanh Hoa|106.76667|10.81667|very-small|Le Mon|
57660|VNNGT|VN|Nghe Tinh|105.76667|18.76667|small|Ben Thuy|VNBEN
57680|VNHPH|VN|Hai Phong|106.68333|20.91667|small|Haiphong|
57700|VNHON|VN|Hon Gai|107.06667|20.95|very-small|Hongal|
57710|VNCPH|VN|Cam Pha|107.36667|21.03333|very-small|Kamfa|
57745|CNFAN|CN|Fang-Cheng|108.35|21.75|medium||
57750|CNBIH|CN|Beihai|109.06667|21.48333|very-small|Pakho;Pakhoi|
57760|CNHIG|CN|Haikou|110.28333|20.05|very-small|Hoihow|CNHKO
57768|CNBSP|CN|Basuo|108.61667|19.1|small|Dongfong|
57770|CNZNG|CN|Zhanjiang|110.4|21.2|small|Fort Bayard;Hsi Ying;Tsamkong|
57775||CN|Lon Shui Terminal|115.68333|20.83333|large||
57777|CNSHK|CN|Shekou|113.86667|22.46667|medium|Chiwan|
57810|MOMFM|MO|Macau|113.56667|22.18333|medium||
57816|CNSYA|CN|Sanya|109.45|18.31667|very-small||
57817|CNYPG|CN|Yangpu|109.18333|19.73333|very-small||
57818|CNCWN|CN|Chiwan|113.8833|22.4833|very-small|Mawan|CNMWN
57819|CNSDG|CN|Shui Dong|111.08333|21.48333|very-small||
57820|CNQZH|CN|Qinzhou|108.58333|21.73333|very-small||
57821|CNZUH|CN|Zhuhai|113.58333|22.23333|very-small||
57822|CNHUA|CN|Huangpu|113.41667|23.08333|small||
57825|CNHUN|CN|Huangpuxingang|113.5|23.05|small||
57830|CNGGZ|CN|Guangzhou|113.23333|23.11667|medium|Canton;Kuaung Fhou|CNCAN;CNGZG
57840|HKHKG|HK|Hong Kong|114.2|22.26667|large||
57857|CNYTN|CN|Yantian|114.26667|22.58333|small|Shenzhen|CNSZX;CNSNZ
57859|CNHUI|CN|Huizhou|114.51667|22.71667|very-small||
57860|CNSTG|CN|Shan T Ou|116.68333|23.36667|small|Swanton;Swatou|
57862|CNCOZ|CN|Chaozhou|117.08333|23.61667|medium|Sanbaimen|CNSBM
57864|CNDSN|CN|Dongshan|117.505|23.75667|small||
57870|CNXMG|CN|Xiamen|118.06667|24.45|medium|Amoy|CNXMN;CNXAM
57872|CNZZU|CN|Zhangzhou|118.15|24.68333|small||
57874|CNQZL|CN|Quanzhou|118.6|24.88333|small||
57876|CNXYG|CN|Xiuyu|118.98333|25.23333|very-small||
57890|TWKEL|TW|Chi-Lung|121.76667|25.13333|large|Keelung|
57900|TWSUO|TW|Su-Ao|121.86667|24.6|medium|Su Ao Kang|
57910|TWHUN|TW|Hua-Lien Kang|121.6|23.98333|medium|Karenko|
57920|TWKHH|TW|Kao-Hsiung|120.25|22.61667|medium|Kaohsiung|
57935|TWTPE|TW|Tan-Shui|121.4|25.18333|very-small|Taipei;Tan-shui Kang|
57950|TWMZG|TW|Peng-Hu Kang|119.53333|23.58333|small|Ma-kung|
57953|TWMLI|TW|Mailiao|120.16667|23.78333|very-small||
57955|TWTXG|TW|Tai-Chung Kang|120.5|24.3|small|Taichung|
57970|PHBSO|PH|Basco|121.96667|20.45|very-small||
57990|PHCLV|PH|Claveria|121.08333|18.61667|very-small||
57995||PH|Port San Vicente|122.13333|18.51667|very-small||
58000|PHAPR|PH|Aparri|121.63333|18.36667|very-small||
58070|PHHON|PH|Hondagua|122.23333|13.95|very-small||
58100|PHJPM|PH|Jose Panganiban|122.68333|14.28333|very-small|Mambulao|
58130|PHVRC|PH|Virac|124.25|13.58333|very-small|Cabugao Bay|PHCAB
58150|PHTBC|PH|Tabaco|123.73333|13.36667|very-small||
58170|PHLGP|PH|Legazpi Port|123.75|13.15|very-small||
58205|PHSOR|PH|Sorsogon|124|12.96667|very-small||
58315|PHSCR|PH|Santa Cruz (Marinduque Isl)|122.06667|13.5|very-small||
58320|PHBTG|PH|Batangas City|121.05|13.75|medium||
58350|PHNUG|PH|Nasugbu|120.61667|14.08333|very-small||
58370|PHMNL|PH|Manila|120.96667|14.58333|large||
58390|PHMVS|PH|Mariveles|120.48333|14.43333|very-small||
58395|PHSFS|PH|Subic Bay|120.26667|14.8|medium||
58410|PHMSC|PH|Masinloc|119.95|15.55|very-small||
58460|PHSFE|PH|San Fernando Harbor|120.31667|16.61667|medium||
58540|PHCLP|PH|Calapan|121.18333|13.41667|very-small||
58590|PHROM|PH|Port Romblon|122.26667|12.58333|very-small||PHRLN
58620|PHMBT|PH|Masbate|123.61667|12.36667|small||
58630||PH|Laoang|125.01667|12.56667|very-small||
58640|PHBGV|PH|Port Borongan|125.43333|11.6|very-small||
58655|PHGUN|PH|Guiuan|125.71667|11.03333|very-small||
58670|PHCTS|PH|Catbalogan|124.88333|11.76667|very-small||
58690|PHTAC|PH|Tacloban|125|11.25|small||
58695|PHTNU|PH|Tanauan|125.01667|11.1|very-small||
58740|PHMAA|PH|Maasin|124.83333|10.13333|very-small||
58750|PHBYB|PH|Baybay|124.8|10.68333|very-small||
58770|PHORC|PH|Ormoc|124.6|11|very-small||
58795|PHISL|PH|Isabel|124.43333|10.91667|very-small||
58800|PHPPN|PH|Palompon|124.38333|11.05|very-small||
58870|PHTAG|PH|Tagbilaran|123.85|9.65|small||
58890|PHTON|PH|Tubigan|123.96667|9.95|very-small||
58960|PHCEB|PH|Cebu|123.9|10.3|large||
59015|PHSNG|PH|Toledo|123.63333|10.36667|small|Sangi|PHTLD
59070|PHSCA|PH|San Carlos|123.41667|10.48333|very-small||
59080|PHBAI|PH|Bais|123.11667|9.6|very-small||
59090|PHDGT|PH|Dumaguete|123.3|9.31667|very-small||
59100|PHLZB|PH|Lazi|123.63333|9.13333|very-small||
59120|PHPUL|PH|Pulupandan|122.8|10.51667|very-small||
59150|PHCSI|PH|Port Capiz|122.71667|11.6|very-small|Culasi;Roxas City|
59180||PH|Jordan|122.58333|10.66667|very-small||
59190|PHILO|PH|Iloilo|122.58333|10.7|very-small||
59270|PHPPS|PH|Puerto Princesa|118.73333|9.73333|small||
59340|PHSUG|PH|Surigao City|125.5|9.78333|very-small|Bilan Bilan;Mindanao Isl.|
59343|PHMAS|PH|Masao|125.41667|9|very-small|Tortosa|
59345|PHNAS|PH|Nasipit Port|125.33333|8.98333|very-small|Masao|
59380|PHHNT|PH|Hinatuan|126.33333|8.36667|very-small||
59385|PHMGG|PH|Mangagoy|126.31667|8.23333|small||
59400|PHMXI|PH|Mati|126.21667|6.95|very-small||
59430|PHDVO|PH|Davao|125.61667|7.06667|small||
59475|PHGIN|PH|Gingoog|125.1|8.83333|very-small||
59485|PHGES|PH|General Santos|125.18333|6.11667|very-small|Dadiangas;Makar|PHMAK
59500|PHPLC|PH|Polloc (Cotabato)|124.21667|7.35|very-small||
59530|PHPAG|PH|Pagadian|123.43333|7.83333|very-small||
59550||PH|Margosatubig|123.16667|7.58333|very-small||
59575||PH|Santa Clara|122.68333|7.78333|very-small||
59580|PHZAM|PH|Zamboanga|122.06667|6.9|small||
59670|PHJNZ|PH|Jimenez|123.86667|8.33333|very-small||
59680|PHOZC|PH|Port Ozamis|123.85|8.13333|very-small|Misamis|
59700|PHIGN|PH|Iligan|124.23333|8.23333|very-small||
59710|PHCGY|PH|Cagayan De Oro|124.66667|8.5|medium||
59720|PHBUG|PH|Bugo|124.75|8.51667|very-small||
59725|PHVNV|PH|Villanueva|124.76667|8.58333|very-small||
59760|PHBXU|PH|Butuan City|125.53333|8.95|very-small||
59770|PHBCT|PH|Basilian City (Isabela)|121.96667|6.71667|very-small||
59780|PHPHD|PH|Port Holland|121.86667|6.55|very-small||
59800|PHJOL|PH|Jolo|121|6.05|very-small||
59820|PHSSV|PH|Siasi|120.81667|5.55|very-small||
59860|CNFZH|CN|Fuzhou|119.3|26.08333|very-small|Foochou;Foochow|CNFOC
59910|CNWZO|CN|Wenzhou|120.65|28.01667|medium|Yung Chia|CNWNZ
59930|CNHME|CN|Haimen|121.45|28.68333|very-small|Taizhou|CNCYH
59940|CNNBO|CN|Ningbo|121.55|29.88333|small||CNNGB;CNNBG
59950|CNZHI|CN|Zhen Hai|121.7|29.95|very-small|Chen-hai;Chinhai|
59960|CNZOS|CN|Zhoushan|122.1|30|small|Dinghai|
59963|CNZPU|CN|Zhapu|121.08333|30.58333|small|Chapu;Hangzhou|
59970|CNSGH|CN|Shanghai|121.5|31.21667|large||CNSHA;CNSHG
59974|CNCGS|CN|Changshu|120.95|31.76667|small||
59976|CNTAC|CN|Taicang|121.2|31.65|very-small||
59985|CNJGY|CN|Jiangyin|120.23333|31.91667|small||CNJIA
59986|CNCZX|CN|Changzhou|119.98333|31.96667|small||
59987|CNGAO|CN|Gaogang|119.85|32.28333|small|Taizhou|CNTZO;CNTZU
59988|CNYZH|CN|Yangzhou|119.43333|32.26667|small||
59990|CNZJG|CN|Zhangjiangang|120.4|31.96667|small||
59991|CNNTG|CN|Nantong|120.8|32|small||
59995|CNZHE|CN|Zhenjiang|119.43333|32.21667|small|Chinkiang|
60000|CNNJI|CN|Nanjing|118.75|32.08333|very-small|Nanking|CNNJG
60010|CNWHI|CN|Wu Hu|118.36667|31.33333|small||
60030|CNAQG|CN|Ankingcheng|117.03333|30.51667|very-small|Anking;Anqing;Huai Ning|
60060|CNHNK|CN|Hankow|114.28333|30.58333|medium|Wu Han|CNNHN
60110|CNWAX|CN|Wanxian|108.43333|30.81667|very-small|Wan Hsie Shih|
60120||CN|Chung Ching|106.63333|29.56667|very-small||
60125|CNLSN|CN|Lanshan|119.36667|35.08|very-small||
60130|CNLYG|CN|Lianyungang|119.45|34.73333|small|Laoyao;Yuntai|
60133|CNRZH|CN|Rizhao|119.56667|35.38333|very-small|Shijiu Zui;Shijiusuo|
60140|CNQIN|CN|Qingdao Gang|120.26667|36.03333|large|Tsingtao;Qingdao|CNQDG;CNTAO
60150|CNWEG|CN|Weihai|122.1|37.5|medium||CNWEI
60160|CNYTG|CN|Yantai|121.45|37.55|small|Chefoo;Chin Fou|CNYAT
60165|CNPLI|CN|Penglai|120.83333|37.81667|very-small||
60170|CNLKU|CN|Longkou Gang|120.28333|37.63333|small|Lungkow|
60180||CN|Dagu Tanggu|117.66667|38.96667|very-small|Asin Kang;Hsin Kang;Tang Ku|
60190|CNTXG|CN|Tianjin Xin Gang|117.83333|38.96667|large|Tien Ching;Tientsin;Tianjin;Xingang|CNTSN;CNTNG
60193|CNTGS|CN|Tangshan (Jingtang)|119.01667|39.2|very-small|Jingtang|CNJTG
60200|CNSHP|CN|Qinhuangdao|119.61667|39.93333|medium|Chin Huang Tao;Chin Wangtao|
60205||CN|Suizhang Gang|121.05|40.06667|very-small||
60210|CNHUD|CN|Huludao Gang|120.98333|40.7|very-small||
60215|CNJNZ|CN|Jinzhou Wan|121.1|40.75|very-small||
60220|CNYIK|CN|Yingkou|122.23333|40.68333|small|Newchwang|
60230|CNBYQ|CN|Bayuquan|122.08333|40.3|very-small||
60233|CNDDZ|CN|Dandong|124.15|39.81667|very-small||CNDDG
60240|CNLSH|CN|Lushun|121.25|38.78333|very-small|Port Arthur;Ryojun Ko|
60250|CNDAL|CN|Dalian|121.66667|38.91667|large|Dairen;Dalian Wan;Ta Cien;Ta Lien|CNDLC;CNDAG
60280|KPNAM|KP|Nampo|125.4|38.71667|small|Chinnampo|
60290|KPSGN|KP|Kyomip'o|125.61667|38.73333|very-small|Songnim|
60310|KPHAE|KP|Haeju Hang|125.7|38|small|Haeju|
60320|KRINC|KR|Inchon|126.61667|37.46667|large|Chemulpo;Jinsen;Incheon|
60323|KRTSN|KR|Daesan Hang|126.4|37.01667|very-small|Daesan|
60325|KRPTK|KR|Pyeongtaek Hang|126.8|37|medium||
60330|KRKUV|KR|Kunsan|126.61667|35.98333|small|Kunson|
60340|KRMOK|KR|Mokpo|126.38333|34.78333|medium|Moppo|
60350||KR|Cheju Hang|126.53333|33.51667|small|Saishu|
60370|KRYOS|KR|Yosu|127.75|34.73333|small|Reisu;Yeosu|
60376|KRKAN|KR|Gwangyang Hang|127.8|34.85|medium|Gwangyang|
60380|KRMAS|KR|Masan|128.56667|35.18333|medium||
60385|KRCHF|KR|Chinae|128.65|35.13333|small|Jinhae|
60390|KRPUS|KR|Busan|129.03333|35.1|large|Fusan|KRBUS
60400|KRUSN|KR|Ulsan|129.4|35.45|medium|Urusan|
60410|KRKPO|KR|Pohang|129.38333|36.05|small||
60430|KRMUK|KR|Mukho|129.11667|37.56667|very-small|Mugho|
60431|KRTGA|KR|Tonghae|129.15|37.53333|very-small|Donghae|KRTGH
60435|KRSHO|KR|Sokch'o Hang|128.6|38.2|very-small||
60440|KPWON|KP|Wonsan|127.45|39.16667|small||
60450|KPHGM|KP|Hungnam|127.61667|39.83333|small|Konan|
60470||KP|Ch'aho|128.65|40.2|very-small|Shako|
60480|KPSON|KP|Kimch'aek|129.2|40.66667|very-small|Songjin|
60500|KPCHO|KP|Ch'ongjin|129.81667|41.76667|small||
60510|KPRJN|KP|Najin|130.3|42.23333|small|Rashin|
60520||KP|Senbong|130.4|42.33333|small|Uki|
60540|RUPSE|RU|Pos'yet|130.8|42.65|very-small|Novgorod|
60582|RUZAR|RU|Zarubino|131.08333|42.63333|very-small||
60610|RUVVO|RU|Vladivostok|131.88833|43.10889|large||RUFIP
60720||RU|Bukhta Gaydamak|132.68333|42.86667|very-small|Gaydamak|
60725|RUVYP|RU|Vostochnyy|133.08333|42.75|very-small||
60730|RUNJK|RU|Nakhodka|132.88333|42.8|small||
60795|RUSOG|RU|Sovetskaya Gavan|140.26806|48.97361|small|Sovgavan|
60800|RUVNN|RU|Bukhta Vanino|140.28333|49.08333|very-small||
60810|RUDKA|RU|De Kastri|140.78333|51.46667|medium||
60820|RUNIA|RU|Nikolayevsk Na Amur|140.73333|53.13333|very-small||
60860|RUOKA|RU|Okha|143|53.55|very-small||
60870||RU|Vitaz Marine Terminal|143.55|52.7|very-small||
60880|RUPRN|RU|Poronaysk|143.13333|49.21667|very-small|Shikuka|
60920|RUKOR|RU|Korsakov|142.76667|46.61667|small|Otomari|
60930|RUNEV|RU|Nevelsk|141.86667|46.66667|very-small|Honto|
60940|RUKHO|RU|Kholmsk|142.05|47.05|small|Maoko|
60980|RUUGL|RU|Uglegorsk|142.03333|49.08333|very-small|Esutoru;Hama Shigai|
60981|RUSHA|RU|Shakhtersk|142.06667|49.16667|very-small|Portovyy Punkt Shakhtersk|
60990|RULES|RU|Lesogorsk|142.13333|49.45|very-small|Nayoshi|
61020|RUOKT|RU|Mys Rogatyy Oktyabrskiy|142.1|50.73333|very-small|Rogati;Rogatyy|
61040|RUSAK|RU|Aleksandrovsk -Sakhalinskiy|142.13333|50.9|small||
61045|RULAZ|RU|Lazarev|141.51667|52.21667|very-small||
61060|RUMVO|RU|Moskal Vo|142.5|53.58333|very-small||
61090||RU|Shakotan|146.83333|43.86667|very-small||
61110||JP|Mombetsu Ko|143.35|44.35|very-small|Monbetu Ko|
61120|JPABA|JP|Abashiri Ko|144.28333|44.01667|small||
61130|JPNEM|JP|Nemuro Ko|145.58333|43.33333|small||
61140|JPHNK|JP|Hanasaki Ko|145.58333|43.28333|very-small||
61160|JPKUH|JP|Kushiro Ko|144.36667|42.98333|medium|Kusiro|
61165|JPTMK|JP|Tomakomai Ko|141.63333|42.63333|small||
61170|JPMUR|JP|Muroran Ko|140.96667|42.35|medium||
61175|JPTOK|JP|Tokachi|143.3|42.25|very-small|Hiroo|JPHIR
61180|JPMOR|JP|Mori|140.58333|42.11667|very-small||
61190|JPHKD|JP|Hakodate Ko|140.71667|41.78333|medium||
61205|JPESI|JP|Esasi Ko|140.11667|41.86667|very-small|Esasi|
61230|JPOTR|JP|Otaru Ko|141.01667|43.2|medium||
61232||JP|Isikari Wan|141.36667|43.23333|very-small||
61245|JPISI|JP|Ishikari Bay New Port|141.28333|43.21667|medium|Ishikariwan Ko|
61250|JPRMI|JP|Rumoi Ko|141.63333|43.95|very-small||
61260|JPWKJ|JP|Wakkanai|141.68333|43.41667|small||
61270|JPAOJ|JP|Aomori Ko|140.75|40.83333|small||
61277|JPNSR|JP|Noshiro Ko|140|40.21667|very-small|Nosiro Ko|
61280|JPHHE|JP|Hachinohe Ko|141.55|40.53333|small||
61290|JPMYK|JP|Miyako|141.98333|39.63333|small|Miyako Ko|
61310|JPKIS|JP|Kamaishi Ko|141.9|39.26667|small||
61320|JPOFO|JP|Ofunato|141.73333|39.05|small||
61325|JPKSN|JP|Kesennuma Ko|141.6|38.86667|very-small||
61330|JPONG|JP|Onagawa|141.45|38.45|very-small||
61340|JPISM|JP|Ishinomaki Ko|141.31667|38.4|very-small|Isinomaki|
61350|JPSGM|JP|Sendai-Shiogama|141.03333|38.31667|small|Siogama|
61353|JPSOM|JP|Soma|140.95|37.83333|very-small||
61355|JPONA|JP|Onahama Ko|140.9|36.93333|small|Iwaki|JPIWI
61356|JPHTC|JP|Hitachi|140.63333|36.5|very-small|Hitaki Ko|
61357|JPKSM|JP|Kashima Ko|140.7|35.93333|small||
61360|JPCHO|JP|Choshi|140.85|35.73333|very-small|Tyosi|
61370|JPTTY|JP|Tateyama Ko|139.8|35|very-small||
61372|JPKZU|JP|Kisarazu Ko|139.88333|35.36667|very-small||
61375|JPCHB|JP|Chiba Ko|140.06667|35.58333|small|Samukawa;Tiba;Chiba|
61378||JP|Katsunan Ko|139.98333|35.66667|small||
61379|JPFNB|JP|Funabashi|139.95|35.66667|very-small||
61380|JPTYO|JP|Tokyo Ko|139.75|35.66667|large|Tokyo|
61385|JPKWS|JP|Kawasaki Ko|139.76667|35.5|large||
61390|JPYOK|JP|Yokohama Ko|139.58333|35.45|large|Yokohama|
61400|JPYOS|JP|Yokosuka Ko|139.66667|35.28333|medium||
61410|JPURG|JP|Uraga Ko|139.71667|35.23333|very-small||
61415|JPTGO|JP|Tagonoura Ko|138.7|35.13333|medium||
61416|JPATM|JP|Atsumi|137.06667|34.66667|very-small||
61420|JPSMD|JP|Shimoda Ko|138.95|34.66667|very-small||
61425|JPOMZ|JP|Omaezaki Ko|138.23333|34.6|small||
61460|JPSMZ|JP|Shimizu Ko|138.5|35.01667|small|Simizu|
61465|JPMKW|JP|Mikawa|137.3|34.71667|large|Makawi|
61470|JPKNU|JP|Kinuura Ko|136.95|34.85|small||
61475|JPGAM|JP|Gamagori Ko|137.21667|34.81667|small||
61480|JPNGO|JP|Nagoya Ko|136.86667|35.06667|large|Nagoya|
61490|JPYKK|JP|Yokkaichi|136.63333|34.96667|medium|Yokkaiti|
61495|JPMSA|JP|Matsusaka|136.56667|34.6|small|Matsusaki;Tsumatsusaka|
61500|JPTOB|JP|Toba|136.85|34.48333|small||
61515|JPOWA|JP|Owase Ko|136.21667|34.06667|very-small||
61540|JPTAE|JP|Tanabe Ko|135.36667|33.71667|very-small||
61541|JPYUA|JP|Yura|135.1|33.95|||
61545|JPWAK|JP|Wakayama-Shimotsu Ko|135.13333|34.2|large|Minami-ku|
61547|JPSBK|JP|Sakai-Senboku|135.43333|34.55|medium||
61550|JPOSA|JP|Osaka|135.43333|34.65|large|Sakai|
61555|JPAMA|JP|Amagasaki|135.38333|34.7|small||
61560|JPUKB|JP|Kobe|135.18333|34.65|large||
61564|JPHRH|JP|Hirohata|134.63333|34.76667|very-small||
61566|JPSKM|JP|Shikama|134.65|34.76667|small||
61567|JPHIM|JP|Himeji|134.63333|34.75|medium|Himezi|
61568|JPHHR|JP|Higashi-Harima|134.83333|34.7|medium||
61570|JPAIO|JP|Aioi|134.46667|34.78333|very-small||
61571|JPABO|JP|O0kihama|134.56667|34.75|very-small|Aboshi|
61573|JPKGA|JP|Kakogawa|134.83333|34.7|very-small||
61580|JPUNO|JP|Uno Ko|133.95|34.48333|very-small|Tama|
61590|JPHIB|JP|Hibi Ko|133.93333|34.45|very-small||
61595|JPMIZ|JP|Mizushima Ko|133.75|34.5|medium|Mizusima|
61605|JPFYM|JP|Fukuyama|133.43333|34.43333|medium||
61617|JPHAB|JP|Habu Ko|133.18333|34.28333|very-small||
61630|JPONX|JP|Onomichi-Itozaki|133.16667|34.38333|large||
61640|JPKRE|JP|Kure|132.55|34.23333|medium||
61642|JPMKS|JP|Mitsukojima|132.51667|34.18333|very-small||
61650|JPHIJ|JP|Hiroshima|132.46667|34.35|medium||
61655|JPKKW|JP|Kanokawa Ko|132.43333|34.18333|very-small||
61662|JPIWK|JP|Iwakuni Ko|132.25|34.18333|medium||
61664|JPNIT|JP|Namikata|132.9|34.11667|very-small||
61675|JPKUD|JP|Kudamatsu|131.86667|34|small||
61680|JPTKY|JP|Tokuyama|131.81667|34.03333|medium||
61690|JPUBJ|JP|Ube Ko|131.23333|33.93333|medium||
61695|JPHKR|JP|Hikari|131.93333|33.95|small||
61700|JPSHS|JP|Shimonoseki|130.93333|33.93333|small||
61720|JPHAG|JP|Hagi Ko|131.4|34.41667|very-small||
61730|JPHMD|JP|Hamada Ko|132.08333|34.9|very-small||
61750|JPSAK|JP|Sakai Ko|133.25|35.55|small||
61760|JPSMN|JP|Sakaiminato|133.23333|35.53333|very-small||
61790|JPMIY|JP|Miyazu|135.2|35.53333|medium||
61800|JPMAI|JP|Maizuru Ko|135.33333|35.51667|small||
61802|JPUCR|JP|Uchiura|135.5|35.51667|very-small||JPUCU
61805|JPFKJ|JP|Fukui|136.2|36.06667|very-small||
61810|JPTRG|JP|Tsuruga Ko|136.06667|35.65|small|Turuga|
61820|JPFKJ|JP|Fukui Ko|136.1|36.18333|medium||
61822|JPKNZ|JP|Kanazawa|136.6|36.61667|small||
61840|JPNNO|JP|Nanao Ko|136.98333|37.05|small||
61850|JPFTX|JP|Fushiki-Toyama|137.13333|36.76667|small||
61855||JP|Shimminato|137.11667|36.76667|very-small||
61862|JPHMK|JP|Himekawa|137.85|37.03333|very-small||
61865|JPNAO|JP|Naoetsu Ko|138.25|37.18333|very-small||
61867|JPKWZ|JP|Kashiwazaki|138.55|37.36667|very-small||
61870|JPKIJ|JP|Niigata Ko|139.05|37.91667|medium|Niigata-nishi (West Port)|JPNIN
61875|JPNIH|JP|Eastern Part Of Niigata-Ko|139.23333|38.01667|small|Niigata-higashi (East Port)|
61890|JPRYO|JP|Ryotu Ko|138.56667|38.08333|very-small|Ryozu Sado Shima|
61900|JPSKT|JP|Sakata Ko|139.81667|38.93333|small||
61910|JPAXT|JP|Akita-Funakawa Ko|140.015|39.78139|very-small|Akita|
61932||JP|Mega|134.7|34.78333|very-small||
61935|JPHAN|JP|Hannan Ko|135.35|34.46667|small||
61940|JPTAK|JP|Takamatsu|134.05|34.35|very-small||
61960|JPKOM|JP|Komatsushima|134.6|34.01667|small||
61965|JPTBN|JP|Tachibana|134.66667|33.86667|very-small|Anan|JPANA
61967|JPSHN|JP|Shingu|135.98333|33.66667|very-small||
61970|JPKCZ|JP|Kochi Ko|133.56667|33.5|medium|Koti|
61980|JPSUZ|JP|Susaki Ko|133.3|33.38333|very-small||
62010|JPUWA|JP|Uwajima Ko|132.56667|33.21667|very-small||
62020|JPYWH|JP|Yawatahama|132.41667|33.45|very-small||
62030|JPMYJ|JP|Matsuyama|132.7|33.85|small|Mitsuhama|JPMTH
62060|JPKIK|JP|Kikuma Ko|132.83333|34.03333|very-small||
62065|JPMTR|JP|Muturezima Ko|130.86667|33.96667|small||
62070|JPIMB|JP|Imabari Ko|133.01667|34.06667|small|Imabari|
62077|JPTKM|JP|Takuma|133.68333|34.21667|small||
62078|JPTND|JP|Tonda|131.75|34.03333|small||
62079|JPOND|JP|Onoda|131.18333|34|small||
62080|JPIHA|JP|Niihama|133.28333|33.98333|small||
62085|JPMKX|JP|Mishima-Kawanoe Ko|133.55|34|small||
62100|JPMAR|JP|Marugame Ko|133.78333|34.3|very-small||
62110|JPSKD|JP|Sakaide Ko|133.85|34.33333|very-small|Sakaide|
62113|JPYAN|JP|Yanai|132.13333|33.95|very-small||
62115|JPTBT|JP|Tobata|130.81667|33.91667|very-small||
62118|JBHBI|JP|Hibikinada|130.83333|33.93333|very-small||
62120|JPWAM|JP|Wakamatsu Ko|130.81667|33.9|large||
62121|JPYWT|JP|Yahata|130.81667|33.86667|small|Yawata|
62130|JPKOK|JP|Kokura Ko|130.88333|33.88333|small||
62140|JPMOJ|JP|Moji Ko|130.96667|33.95|medium|Kitak Yushu;Kitakyushu|JPKKJ
62145|JPKND|JP|Kanda|131.01667|33.78333|very-small||
62150|JPBPU|JP|Beppu|131.51667|33.31667|very-small||
62160|JPOIT|JP|Oita Ko|131.66667|33.25|very-small||
62165|JPSAG|JP|Saganoseki Ko|131.86667|33.25|small||
62170|JPTMI|JP|Tsukumi Ko|131.86667|33.08333|very-small||
62175|JPSAE|JP|Saiki Ko|131.93333|32.96667|small||
62190|JPHSM|JP|Hososhima Ko|131.66667|32.43333|very-small||
62220|JPKOJ|JP|Kagoshima Ko|130.56667|31.58333|medium||
62224|JPSBS|JP|Shibushi Wan|131.1|31.46667|small||
62225|JPKII|JP|Kiire|130.55|31.38333|very-small||
62250|JPMIN|JP|Minamata Ko|130.38333|32.2|very-small|Minamata|
62255|JPYAT|JP|Yatsushiro Ko|130.53333|32.5|small||
62280|JPMIS|JP|Misumi Ko|130.46667|32.6|small|Kumamoto|JPKMJ
62290|JPMII|JP|Miike Ko|130.41667|33|small||
62333|JPMTS|JP|Matsu-Shima|129.6|32.93333|very-small||
62340|JPAOK|JP|Aokata|129.06667|32.98333|very-small||
62360|JPNGS|JP|Nagasaki|129.85|32.71667|large||
62380|JPSSB|JP|Sasebo|129.71667|33.16667|medium||
62400|JPIMI|JP|Imari|129.88333|33.28333|very-small||
62420|JPKAR|JP|Karatsu|129.96667|33.48333|small||
62430|JPHKT|JP|Hakata|130.4|33.6|medium||
62440|JPIZH|JP|Izuhara|129.3|34.2|very-small||
62495|JPKNN|JP|Kin Wan|127.9|26.41667|very-small|Chin|JPKIN
62497|JPNHR|JP|Nishihara|127.8|26.21667|very-small||
62500|JPNAH|JP|Naha Ko|127.68333|26.21667|small||
62505|JPNAK|JP|Nakagusuku|127.91667|26.26667|small||
62510|JPHRR|JP|Hirara Ko|125.28333|24.8|very-small||
62520|JPISG|JP|Ishigaki|124.16667|24.33333|very-small||
62535|RUSKA|RU|Slavyanka|131.38333|42.86667|small||
62540|RUOHO|RU|Okhotsk Iy Reyd|143.2|59.36667|very-small||
62550|RUMAG|RU|Bukhta Nagayeva (Magadan)|150.71667|59.56667|small|Magadan|
62600|RUPKC|RU|Petropavlovsk|158.65|53.05|very-small|Rakovaya|
62630||RU|Nikol Skoye|165.98333|55.2|very-small||
62635|RUBER|RU|Port Beringovsky|179.3675|63.06306|||
62640|RUPVS|RU|Provideniya|-173.2275|64.42111|very-small||
62670|RUIKS|RU|Tiksi|128.89056|71.64444|small||
62680|RUPWE|RU|Pevek|170.3|69.71667|very-small||
62695|RUDKS|RU|Port Dikson|80.50611|73.50639|very-small||
62720|RUDUD|RU|Dudinka|86.16667|69.4|medium||
62730|RUIAA|RU|Igarka|86.58889|67.45833|small||
62775|RUMEZ|RU|Mezen|44.18333|65.83333|small||
62800|RUARH|RU|Arkhangels'k|40.52167|64.52972|medium|Archangel|
62810|RUSEW|RU|Severodvinsk|39.77306|64.57722|small|Molotovsk|
62840||RU|Rabocheostrovsk|34.79528|64.99167|small|Kyem;Rabocheostrovk|
62890|RUKAN|RU|Kandalaksha|32.41667|67.13333|very-small||
62894|RUVIT|RU|Vitino|32.31667|67.08333|very-small||
62900||RU|Bolshaya Piryu Guba|34.36139|66.67306|small|Lyessnoy|
62910|RUGRH|RU|Ostrovnoy Gremikha|39.52556|68.05833|small|Iokanga|
62950|RUMMK|RU|Murmansk|33.05|68.98333|large|Rosta|
62970||RU|Mys Abram|33.03333|68.98333|very-small|Abram Point|
63070||AQ|Ellefsen Harbor|-45.03333|-60.73333|very-small||
63080||AQ|Scotia Bay|-44.71667|-60.75|very-small||
63090||AQ|Admiralty Bay|-58.41667|-62.08333|very-small||
63095|AQPFS|AQ|Port Foster|-60.63333|-62.95|very-small||
63100||AQ|Port Lockroy|-63.5|-64.81667|very-small||
63110||AQ|Melchior Harbor|-63|-64.31667|very-small||
63120||AQ|Andersen Harbor|-62.93333|-64.31667|very-small||
63130|AQMCM|AQ|Mcmurdo Station|166.65|-77.85|small||
`;
