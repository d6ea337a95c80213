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
1650|CABYR|CA|Bay Roberts|-53.26265|47.58905|||CACYP
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
2180|CAQUE|CA|Quebec|-71.21667|46.81667|medium||CALEV
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
5870|CAPHW|CA|Port Hawkesbury|-61.36667|45.61667|very-small||CAPTU
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
7180|USPSM|US|Portsmouth|-70.75|43.08333|small||USKXK
7190|USZMP|US|Newburyport|-70.86667|42.81667|very-small||
7200|USJRT|US|Rockport|-70.61667|42.66667|very-small||
7210|USGLC|US|Gloucester|-75.13333|39.9|small||
7220|USBVY|US|Beverly|-70.88333|42.53333|very-small||
7225|USSLM|US|Salem|-70.88333|42.51667|small||
7230|USMH2|US|Marblehead|-70.85|42.5|very-small||
7240|USLZN|US|Lynn|-70.95|42.45|very-small||
7250|USBOS|US|Boston|-71.05|42.35|large||USDZM
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
7400|USFAV|US|Fall River|-71.16667|41.7|very-small||USBNP
7405|USTIV|US|Tiverton|-71.21667|41.63333|small||
7410|USBSE|US|Bristol|-71.26667|41.66667|very-small||
7420|USPVD|US|Providence|-71.4|41.8|medium||USVSE
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
7760|USWJQ|US|Weehawken|-74.01667|40.76667|small||USGUG
7770|USHBK|US|Hoboken|-74.01667|40.75|medium||USMNH
7780|USJEC|US|Jersey City|-74.03333|40.71667|medium||USV7X
7790|USBAY|US|Bayonne|-74.1|40.68333|medium||
7810|USEWR|US|Newark|-74.15|40.7|medium||USPNJ
7820|USZIP|US|Elizabethport|-74.18333|40.65|small||
7830||US|Stapleton SI|-74.06667|40.63333|small||
7840||US|Tompkinsville SI|-74.06667|40.63333|medium||
7850|USRI4|US|Port Richmond SI|-74.13333|40.65|small||
7860||US|Mariners Harbor SI|-74.16667|40.63333|small||USH4H
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
7990|USDOJ|US|Leonardo|-74.06667|40.43333|small||USPM3
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
8120|USGLC|US|Gloucester|-70.66667|42.6|small||USGLO
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
8630|USPEF|US|Port Everglades|-80.11667|26.1|medium||USFLL;USJDT
8640|USMIA|US|Miami|-80.18333|25.78333|small||USKKV
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
8770|USMOB|US|Mobile|-88.11667|30.68333|large||USP9O
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
9150|USGLS|US|Galveston|-94.78333|29.31667|large||USPOB
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
9875|PAMNP|PA|Bahia De Las Minas|-79.81667|9.4|small|La Minas Bay|PAPBM
9930|BMFPT|BM|Freeport|-64.83333|32.31667|||
9940|BMSGE|BM|St George|-64.68333|32.38333|small|Saint George's Harbor|
9950|BMFPT|BM|Ireland Island|-64.83333|32.31667|medium|Freeport|BMSAN
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
10150|CUNVT|CU|Nuevitas Bay|-77.26667|21.55|large|Nuevitas;Pastelillo;Puerto Tarafa|CUPAS;CUPTA;CUBUF
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
11000|DOSAM|DO|Santa Barbara De Samana|-69.33333|19.2|small|Arroyo Barril;El Botado;Puerto Batadero;Puerto Duarte;Samana|DOCAL
11005||DO|Puerto Botado|-69.45|19.2|very-small||
11010|DOSNZ|DO|Sanchez|-69.61667|19.23333|very-small||
11020|DOLRM|DO|La Romana|-68.96667|18.41667|very-small||
11030|DOSPM|DO|San Pedro De Macoris|-69.31667|18.45|small||
11035|DOBCC|DO|Andres (Andres Lng Terminal)|-69.63333|18.43333|medium|Boca Chica;Puerto de Andres;Caucedo|DOCAU
11040|DOSDQ|DO|Santo Domingo|-69.88333|18.46667|medium|Ciudad Trujillo|
11045|DOINA|DO|Puerto De Haina|-70.01667|18.41667|small|Haina;Rio Haina|DOHAI;DOBQL
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
11310|VICHA|VI|Charlotte Amalie|-64.93333|18.35|small|St Thomas Harbor|VISTT
11320|VICZB|VI|Cruz Bay|-64.8|18.33333|small||
11330|VIFRD|VI|Frederiksted|-64.88333|17.71667|small||
11335|VILIB|VI|Limetree Bay|-64.75|17.7|very-small||
11336|VIPAX|VI|Port Alucroix|-64.76667|17.7|very-small||
11340|VICTD|VI|Christiansted|-64.7|17.75|very-small||
11350|VGRAD|VG|Road Harbor|-64.61667|18.41667|medium|Road Town|VGPUR
11360||FR|Baie Du Marigot|-63.08333|18.06667|very-small||
11370|SXPHI|SX|Philipsburg|-63.05|18.01667|small|Filipsburg;Grand Bay;Groote Baai|
11372||SX|Coles Bay Oil Terminal|-63.08333|18.01667|small||SXGES
11380|BLGUS|GP|Gustavia|-62.85|17.9|very-small|Port De Gustavia|
11390|BQORA|BQ|Oranjestad|-62.98333|17.48333|small|Orange Baai;Orange Stad|BQEUX
11400|KNBAS|KN|Basseterre|-62.71667|17.3|very-small||
11410|KNCHA|KN|Charlestown|-62.63333|17.13333|very-small||
11430|AGSJO|AG|St Johns|-61.85|17.11667|medium||
11450|GPPTP|GP|Pointe A Pitre|-61.53333|16.23333|medium||GPJAR
11460|GPBBR|GP|Basse Terre|-61.73333|16|very-small||
11470|GPPTL|GP|Port Louis|-61.53333|16.41667|very-small||
11520|DMRSU|DM|Roseau|-61.4|15.3|very-small||
11530|DMPOR|DM|Portsmouth|-61.46667|15.56667|very-small|Prince Ruppert Bay|
11550|MQFDF|MQ|Fort De France|-61.06667|14.6|medium||MQQPC
11620|LCVIF|LC|Vieux Fort|-60.96667|13.71667|very-small||
11625|LCCDS|LC|Grand Cul De Sac Bay|-61.01667|13.98333|small|Cul De Sac|
11630|LCCAS|LC|Castries|-61|14.01667|small||
11640|VCKTN|VC|Kingstown|-61.23333|13.15|small||VCCRP
11670|GDSTG|GD|St George's|-61.75|12.05|small||
11690|BBBGI|BB|Bridgetown|-59.63333|13.1|small||
11700|TTSCA|TT|Scarborough|-60.73333|11.18333|very-small||
11710|TTCHA|TT|Chaguaramas|-61.65|10.68333|very-small||
11718|TTTEM|TT|Anse Tembladora|-61.58333|10.68333|very-small||TTCRN
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
11820|CWBUB|CW|Bullen Baai|-69.03333|12.18333|medium|Curacao Oil Terminal|CWCUR
11821|CWSMB|CW|Sint Michelsbaai|-69.01667|12.13333|very-small||
11830|AWSNL|AW|Sint Nicolaas Baai|-69.91667|12.43333|small|Sint Nicolaashaven;St Nicolass|
11840|AWORJ|AW|Paarden Baai - (Oranjestad)|-70.03333|12.51667|very-small||
11880|COTRB|CO|Turbo|-76.73333|8.08333|very-small||
11900|COCVE|CO|Covenas|-75.68333|9.41667|small|Covenas Offshore Tanker Terminal|
11901|COCOV|CO|Covenas Offshore Term.|-75.73333|9.5|very-small||
11905|COMAM|CO|Mamonal|-75.51667|10.31667|small||
11908|COEBQ|CO|El Bosque|-75.53333|10.4|small||COCNR;COSPC
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
12050|VEPCN|VE|Punta Cardon|-70.23333|11.63333|small||VEPRC
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
12185|VEPCZ|VE|Puerto La Cruz|-64.63333|10.25|large||VEELC
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
12760|BRAJU|BR|Port De Aracaju|-37.05|-10.91667|small|Carmopolis|BRBAR
12770|BRSSA|BR|Port De Salvador|-38.51667|-12.96667|medium|Bahia Salvador;Salvador|
12772|BRARB|BR|Aratu|-38.5|-12.78333|small||
12775|BRMDD|BR|Madre De Deus|-38.61667|-12.75|very-small||
12810|BRIOS|BR|Port Of Ilheus|-39.01667|-14.78333|small|Malhado;Porto De Ilheus;Sao Jorges Dos Ilheus|
12820||BR|Portocel|-40.05|-19.85|small||
12850|BRVIX|BR|Vitoria|-40.33333|-20.31667|medium|Victoria|BRVVE
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
12970|BRSSZ|BR|Santos|-46.3|-23.95|large||BRGUJ
12980|BRPNG|BR|Paranagua|-48.51667|-25.5|small||
13000|BRSFS|BR|Sao Francisco|-48.63333|-26.25|small||
13020|BRITJ|BR|Itajai|-48.63333|-26.91667|medium||BRNVT
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
13760|ARBUE|AR|Buenos Aires|-58.36667|-34.6|large||ARDSU
13770|ARLPG|AR|La Plata|-57.88333|-34.83333|medium|Eva Peron|ARROC
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
14500|CLVAP|CL|Bahia De Valparaiso|-71.61667|-33.03333|medium|Valparaiso|CLKNA
14510|CLQTV|CL|Bahia Quintero (Ventanas)|-71.53333|-32.76667|very-small||
14560|CLGYC|CL|Bahia Herradura Guayacan|-71.36667|-29.96667|very-small||
14570|CLCQQ|CL|Coquimbo|-71.33333|-29.95|very-small||
14610|CLHSO|CL|Huasco|-71.25|-28.46667|very-small||
14630|CLCLD|CL|Puerto Caldera|-70.83333|-27.05|very-small||
14635|CLCAA|CL|Puerto Calderilla|-70.86667|-27.08333|very-small||
14640|CLCNR|CL|Puerto Chanaral|-70.65|-26.35|very-small|Chanaral De Las Animas|CLBAR
14650|CLTTC|CL|Taltal|-70.48333|-25.4|very-small||
14660|CLANF|CL|Antofagasta|-70.41667|-23.65|medium|Mejillones|
14670|CLMJS|CL|Mejillones|-70.46667|-23.1|small||CLPAG
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
15410|PABLB|PA|Balboa|-79.56667|8.95|medium||PAACO;PAROD
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
16010|USSAN|US|San Diego|-117.18333|32.71667|medium||USCD4
16030||US|Wilson Cove|-118.55|33|very-small||
16040||US|Isthmus Cove|-118.5|33.45|very-small||
16050|USAOU|US|Avalon|-118.31667|33.35|very-small||
16060|USJNP|US|Newport Beach|-117.9|33.61667|very-small||
16070|USLGB|US|Long Beach|-118.18333|33.76667|medium||
16080|USLAX|US|Los Angeles|-118.25|33.75|large|San Pedro;Terminal Island;Wilmington|USSPQ;USWTN;USOJL
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
16300|USSFO|US|San Francisco|-122.41667|37.81667|large||USXTN
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
17330||US|Creosote|-122.5|47.61667|very-small||USPRY
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
18150|CAVAN|CA|Vancouver|-123.11667|49.28333|large||CABIN;CAEBY;CAWVR
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
20650|NOKKN|NO|Kirkenes|30.06889|69.72972|small||NOJAN
20690|NOVDS|NO|Vadso|29.74139|70.07222|small||
20695|NOBJF|NO|Batsfjorden|29.73722|70.63472|small||
20700|NOVAO|NO|Vardo|31.10556|70.37694|small||
20710|NOBVG|NO|Berlevag|29.11194|70.86167|very-small||
20730|NOMEH|NO|Mehamnfjorden|27.83534|71.04135||Mehamn|
20740|NOKJF|NO|Kjollefjorden|27.33333|70.95|very-small||
20800|NOHVG|NO|Honningsvag|25.95006|70.98259|small||
20910|NOKVS|NO|Kvalsund|23.98333|70.50694|very-small||
20920|NOHFT|NO|Hammerfest|23.66667|70.66667|medium||NORYF
20930|NOSVR|NO|Sorvaer|21.96472|70.62722|very-small||
20940||NO|Bredvik|22.13333|70.58333|very-small||
21120|NOOKF|NO|Oksfjord|22.35|70.23333|very-small||
21130|NOALF|NO|Alta|23.23528|69.97333|very-small||
21140||NO|Talvik|22.95|70.03333|very-small||
21310|NOTOS|NO|Tromso|18.96667|69.65|medium||NONZY
21315|NORMJ|NO|Olavsvern|19.00755|69.52563||Ramfjordnes|
21380|NOGBD|NO|Gibostad|18.08194|69.35611|very-small||
21490|NOFNE|NO|Finnsnes|17.96667|69.23333|very-small||
21495||NO|Medby|17.72833|68.90889|very-small||NOSAC
21510|NOSJV|NO|Sjovegan|17.82861|68.87361|very-small||NOSAL
21610|NOHRD|NO|Harstad|16.55|68.8|medium||
21660|NOADN|NO|Andenes|16.12778|69.32833|very-small||
21670|NOSLX|NO|Sortland|15.42194|68.69694|very-small||
21690|NOSKN|NO|Stokkmarknes|14.91667|68.56667|very-small||
21820|NOREI|NO|Reine|13.10167|67.93861|very-small||
21840|NOBSD|NO|Ballstad|13.7|68.06667|very-small||
21870|NOSUZ|NO|Stamsund|13.84889|68.12111|very-small||
21880|NOHEN|NO|Henningsvaer|14.21278|68.15361|very-small||
21900|NOSVJ|NO|Svolvaer|14.58333|68.23333|small||NOSOS
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
22290|NOBOO|NO|Bodo|14.36417|67.28556|very-small||NOKVV
22295||NO|Lakselv|15.59222|67.35778|small||NOSAT
22320|NOFAU|NO|Fauske|15.39889|67.25|very-small||NOFND
22350|NOROG|NO|Rognan|15.39778|67.10861|very-small||
22520|NOSVI|NO|Ornes|13.70694|66.86472|very-small||
22540|NOGLO|NO|Glomfjord|13.98028|66.8075|very-small||
22750|NOSSJ|NO|Sandnessjoen|12.62944|66.02639|very-small||
22760|NOMQN|NO|Mo I Rana|14.12222|66.32444|small||
22770|NONSN|NO|Nesna|13.01014|66.20099|||NOVHN
22790|NOHNE|NO|Hemnesberget|13.61667|66.23333|very-small||
22920|NOMJF|NO|Mosjoen|13.17083|65.85889|very-small||
22940|NOTJL|NO|Tjotta|12.43333|65.82111|very-small||
22990|NOBNN|NO|Bronnoysund|12.19611|65.46806|very-small||
23020|NOBER|NO|Berg|12.19667|65.36528|very-small||
23040|NORVK|NO|Rorvik|11.25194|64.86472|very-small||NOOTO
23046|NOSBU|NO|Salsbruket|11.86028|64.79778|small||
23050|NOOSY|NO|Namsos|11.50944|64.45833|small||
23053|NOMLM|NO|Malm|11.2275|64.06722|very-small||
23055|NOSTE|NO|Steinkjer|11.47861|64.01|very-small||
23058||NO|Djupviken|11.42722|63.78778|small||NOVER
23060|NOLEV|NO|Levanger|11.29333|63.75472|very-small||
23065|NOSKX|NO|Fiborgtangen|11.14797|63.71764|||
23070|NOLGS|NO|Langstein|10.89|63.54861|very-small||
23075|NOMRV|NO|Muruvik|10.84139|63.44139|very-small||
23080|NOHOK|NO|Hommelvik|10.8|63.41667|very-small||
23090|NOTRD|NO|Trondheim|10.40167|63.44833|medium||NOKLD
23095||NO|Thamshamm|9.87222|63.32361|small||NOORK
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
23130|NOFRO|NO|Floro|5.03083|61.60389|very-small||NOFLR
23136|NOARD|NO|Ardalstangen|7.69861|61.23278|very-small||
23138|NOMON|NO|Mongstad|5.03667|60.83083|medium||NOFNN;NOMOB;NOSIP;NOSLV
23139|NOSTU|NO|Stura|4.86333|60.62222|very-small||
23140|NOVAK|NO|Vaksdal|5.73278|60.47833|small||
23160|NOBGO|NO|Bergen|5.29861|60.40278|medium||NOFLO;NOHGR;NOKLE;NOLVG;NOSKV;NOSRH
23170||NO|Haakonsvern|5.23531|60.33316|||
23180|NONZG|NO|Brattholmen|5.1775|60.34861|very-small||
23195||NO|Tranneset|5.01667|60.41667|small||NOAGO
23220||NO|Strandvik|5.67778|60.15861|very-small||
23230|NONHS|NO|Norheimsund|6.15389|60.36611|very-small||
23240|NOODD|NO|Odda|6.54111|60.09694|very-small||
23300||NO|Meling|5.11667|59.78333|very-small||
23310|NOMOS|NO|Mosterhamn|5.39111|59.69889|very-small||
23330||NO|Sagvag|5.37889|59.77167|very-small||
23340|NOLRI|NO|Leirvik|5.49667|59.75833|very-small||NOSBA;NOSRP
23355|NOHUS|NO|Husnes|5.76222|59.8775|very-small||
23440|NOHAU|NO|Haugesund|5.25361|59.41222|small|Karmsund|NOSOY;NOSRS
23450|NOKOP|NO|Kopervik|5.31667|59.28333|very-small||NOHVI
23451|NOKAR|NO|Karsto|5.51667|59.26667|medium||NOBOK;NOSUS
23455||NO|Espevaer|5.15|59.58333|very-small||
23460|NOSAU|NO|Sauda|6.34111|59.63694|very-small||
23465|NOAKM|NO|Akrahamn|5.18333|59.26667|very-small||NOSVL
23470|NOSAS|NO|Sandnes|5.75278|58.87333|very-small||NOFRS;NOLRA
23480|NOSVG|NO|Stavanger|5.75|58.96667|medium||
23485|NOSKU|NO|Skudeneshavn|5.25833|59.14333|very-small||
23487|NOTAE|NO|Tananger|5.57083|58.93|very-small||NORIV
23490|NOEGE|NO|Egersund|5.98639|58.43861|very-small||
23500|NOREK|NO|Rekefjord|6.25833|58.32583|very-small||
23503|NOJOS|NO|Jossingfjord|6.3332|58.31491|||
23505|NOKIR|NO|Kirkehamn|6.52722|58.23139|very-small|Kirkjehamn|
23510|NOFFD|NO|Flekkefjorden|6.65528|58.26417|small||NOABE
23520|NOFAN|NO|Farsund|6.81139|58.08639|very-small||
23525||NO|Stusvik|7.03417|58.00444|very-small||
23530|NOMAN|NO|Mandal|7.46667|58.01667|very-small||
23550|NOKRS|NO|Kristiansand|8.01278|58.13889|small||
23600|NOARE|NO|Arendal|8.77694|58.45389|small||
23620|NOTVE|NO|Tvedestrand|8.9425|58.61167|small||
23630|NORIS|NO|Risor|9.24528|58.72194|very-small||
23640|NOKRA|NO|Kragero|9.41306|58.86361|very-small||
23660|NOBVK|NO|Brevik|9.7|59.06667|small||NOEIF
23670|NOPOR|NO|Porsgrunn|9.65389|59.14722|small||
23680|NOSKE|NO|Skien|9.60361|59.19972|small||
23700|NOLAR|NO|Larvik|10.03111|59.03806|small|Laurvik|
23710|NOSAD|NO|Sandefjorden|10.23306|59.10056|small||NOTOY;NOTRF
23720|NOTON|NO|Tonsberg|10.41|59.26222|very-small||
23730|NOVAL|NO|Valloy|10.49|59.25806|very-small||NOJOY
23736|NOSEG|NO|Slagenstangen|10.51944|59.32778|very-small|Slagen|NOSLG
23750|NOHOR|NO|Horten|10.5|59.41667|medium||
23760|NOHOL|NO|Holmestrand|10.32667|59.49056|very-small||
23770|NOSVV|NO|Svelvik|10.41139|59.62028|very-small||
23780|NODRM|NO|Drammen|10.25|59.73333|medium||
23790||NO|Storsteilene|10.6075|59.81667|very-small|Storesteilene|
23810|NOOSL|NO|Oslo|10.74556|59.89806|large|Christiana|NOLYS;NOROY;NOSJU
23817|NOFAX|NO|Fagerstrand|10.58472|59.73306|small||
23820|NODRK|NO|Drobak|10.625|59.66056|very-small||
23823|NOHUR|NO|Tofte|10.57056|59.54417|very-small||NOTOF
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
24210|SEMMA|SE|Malmo|12.98472|55.62333|large||SELOM
24220|SELIM|SE|Limhamn|12.91833|55.59111|very-small||
24250|SETRG|SE|Trelleborg|13.15056|55.36|small||
24260|SEYST|SE|Ystad|13.81806|55.41833|small||
24280|SESIM|SE|Simrishamn|14.35806|55.55833|small||
24300|SEAHU|SE|Ahus|14.32806|55.9275|small||
24310|SESOL|SE|Solvesborg|14.58639|56.04556|small||
24370|SEKAN|SE|Karlshamn|14.86917|56.15278|medium||
24440|SERNB|SE|Ronneby|15.30139|56.17278|small|Ronneby Redd|SERBY
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
25380|SESTO|SE|Stockholm|18.05|59.33333|large||SEBER;SELIO
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
25720|SESOO|SE|Soderhamn|17.08333|61.3|small||SESTU
25760|SEIGG|SE|Iggesund|17.08333|61.65|very-small||
25780|SEHUV|SE|Hudiksvall|17.11667|61.73333|small||
25800|SESTA|SE|Stocka|17.35|61.9|very-small|Stockvik|
25900|SESTK|SE|Stockvik|17.38333|62.33333|very-small||
25910|SESDL|SE|Sundsvall|17.35|62.38333|medium||SEJOH;SEORT;SETUN
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
26730|SEOER|SE|Ornskoldsvik|18.71667|63.28333|small||SELUG
26790|SEHUS|SE|Husum|19.15|63.33333|very-small||
26800|SERUV|SE|Rundvik|19.45|63.53333|very-small||
26810|SENOG|SE|Nordmaling|19.48333|63.56667|very-small||
26880|SEOBB|SE|Obbola|20.33333|63.7|very-small||
26890|SEUME|SE|Umea Hamn|20.35|63.7|small||SEHLD
26990||SE|Gumbodahamn|21.1|64.23333|very-small||
27080|SESKE|SE|Skelleftehamn|21.23333|64.68333|small||
27090||SE|Kagehamn|21.03333|64.83333|very-small||
27130|SEBNF|SE|Brannfors|21.38333|65.01667|very-small||
27190|SEPIT|SE|Pitea|21.48333|65.31667|small||
27220|SELLA|SE|Lulea|22.16667|65.58333|medium||
27250|SETOE|SE|Torehamn|22.65|65.9|very-small||
27280|SEKXV|SE|Karlsborg|23.28333|65.8|medium||
27330|SESAK|SE|Sandvik|23.76667|65.73333|very-small||
27400|FITOR|FI|Tornio|24.16667|65.76667|small|Torina|FIROY
27410|FIKEM|FI|Kemi|24.56667|65.73333|small||
27520|FIOUL|FI|Oulu|25.4|65.01667|large|Uleaborg|
27530|FIRAA|FI|Raahe|24.41667|64.68333|small|Brahestad|FILLO
27535|FIVEI|FI|Veitsiluoto|24.61667|65.7|small||
27537|FIRAH|FI|Rahja|23.67972|64.21778|very-small||
27540|FIHIM|FI|Himanka|23.65|64|small|Khimango|
27560|FIKOK|FI|Kokkola|23.01667|63.85|large|Ykspihlaja|FIYXP
27570|FIPRS|FI|Pietarsaari|22.66667|63.68333|medium|Jakobstad|FIAHL
27580|FIUKP|FI|Nykarleby|22.53333|63.51667|very-small|Uusikaarlepyy|
27590|FIKAN|FI|Kantlax|22.28333|63.41667|very-small||
27610|FIHLL|FI|Hellnas|22.23333|63.28333|very-small||
27650|FIVAA|FI|Vaasa|21.58333|63.1|medium|Vasa|FIKRO;FIWAS
27670|FIKAS|FI|Kaskinen|21.23333|62.38333|medium|Kasko|
27680|FIKRS|FI|Kristinestad|21.4|62.28333|medium|Kristiinankaupunki|
27740|FIPOR|FI|Pori|21.8|61.48333|large||
27750|FIMTY|FI|Mantyluoto|21.48333|61.6|medium||FIREP
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
28190|FIHEL|FI|Helsinki|24.96667|60.16667|large|Helsingfors|FISBG
28210|FIPRV|FI|Porvoo|25.63333|60.3|very-small|Borga;Skoldvik|FISKV
28220|FILOV|FI|Loviisa|26.23333|60.45|very-small|Lovisa|
28230|FIKTK|FI|Kotka|26.96667|60.46667|large||FISUL
28240|FIHMN|FI|Hamina|27.2|60.56667|small|Fredrikshamn|FIPSI
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
28480|EETLL|EE|Vanasadam - Port of Tallinn|24.76668|59.45013|large|Tallinn|EEKAK;EEKAS;EEKJK;EEPAR;EEPIR;EEVAN
28482|EEMDR|EE|Miiduranna|24.81606|59.4994|small||
28484|EEMUG|EE|Muuga-Port of Tallin|24.96669|59.50004|large||EEKEL;EEKLK;EELEP;EELPN;EETMN
28490|EEPAS|EE|Paljassaare|24.70564|59.4591|medium||EEHUN;EELEN;EENOB
28492|EELHS|EE|Lahesuu|24.703|59.45706|very-small||
28496|EEMRS|EE|Meeruse|24.6722|59.45087|very-small||EEPVS
28498|EEBEK|EE|Bekkeri|24.66745|59.45454|very-small||
28500|EEVEB|EE|Vene-Balti|24.65636|59.45696|small||
28505|EEPLS|EE|Paldiski Lounasadam|24.08111|59.33334|large||EEKKE
28506|EEPLN|EE|Paldiski Pohjasadam|24.0475|59.34975|small||
28510|EEOSM|EE|Osmussaar|23.36667|59.3|very-small|Odensholm|
28515|EERHK|EE|Rohukula|23.42392|58.90606|very-small||
28520|EEHLT|EE|Heltermaa|23.04834|58.86668|very-small||
28525|EESMA|EE|Saaremaa sadam|22.2361|58.53613|very-small|Saaremaa-Port of Tallinn|
28530|EERMS|EE|Roomassaare|22.50695|58.21504|very-small|Roomassaar|
28540|EEVIR|EE|Virtsu|23.51|58.57502|very-small||EEVIS
28550|EEPRN|EE|Parnu|24.48|58.38335|small||EEJAP;EEPRV;EETLV;EEVSG
28605|LVSAL|LV|Salacgriva|24.36667|57.7|very-small||
28610|LVRIX|LV|Riga|24.1|56.95|large||
28615||LV|Lielupe|23.43333|57|very-small||
28620|LVVNT|LV|Ventspils|21.53333|57.4|medium|Vindau;Windau|
28640|LVLPX|LV|Liepaja|21.01667|56.51667|medium|Libau|
28654|LTBOT|LT|Butinge Oil Terminal|20.95|56.03333|very-small|Butinge Marine Terminal|
28660|LTKLJ|LT|Klaipeda|21.11667|55.71667|medium|Memel|LTMLM;LTMOM;LTPLM
28680|RUBLT|RU|Baltiysk|19.9|54.63333|small|Pillau|
28690|RUKGD|RU|Kaliningrad|20.48333|54.7|medium|Konigsberg|
28710|PLGDN|PL|Gdansk|18.66667|54.35|large|Danzig|
28715||PL|Port Polnochny|18.71667|54.4|medium||PLGKZ
28720|PLNOW|PL|Nowy Port|18.66667|54.41667|small|Neufahrwasser|
28740|PLGDY|PL|Gdynia|18.55|54.53333|large||PLSOP
28750|PLPLC|PL|Police|14.56667|53.56667|small||
28770|PLUST|PL|Ustka|16.85|54.58333|small|Stolpmunde|
28790|PLDAR|PL|Darlowo|16.41667|54.43333|very-small|Rugenwalde|
28800|PLKOL|PL|Kolobrzeg|15.55|54.21667|very-small|Kolberg|
28820|PLSWI|PL|Swinoujscie|14.26667|53.91667|small|Swinemunde|
28823|PLSZZ|PL|Szczecin|14.55|53.41667|medium|Stettin|
28828|DEWOL|DE|Wolgast|13.78333|54.05|very-small||
28840|DESAS|DE|Sassnitz|13.65|54.51667|very-small||
28848|DESTL|DE|Stralsund|13.1|54.31667|very-small||
28860|DERSK|DE|Rostock|12.13333|54.1|large||DEWAR
28870|DEWIS|DE|Wismar|11.46667|53.9|small||
28880|DETRV|DE|Lubeck-Travemunde|10.88333|53.96667|small||
28890|DELBC|DE|Lubeck|10.7|53.88333|medium||
28900|DENGL|DE|Neustadt|10.81667|54.1|very-small||DENHO
28912|DEORT|DE|Orth|11.05|54.45|very-small||
28920|DEHHF|DE|Heiligenhafen|10.98333|54.36667|very-small||
28930|DEKEL|DE|Kiel|10.13333|54.31667|large||DEELB;DEHED
28950|DEECK|DE|Eckernforde|9.83333|54.48333|small||
28955|DEKAP|DE|Kappeln|9.93333|54.66667|very-small||
29005|DEFLF|DE|Flensburg|9.43333|54.8|small||
29085|DKNEX|DK|Nekso|15.13333|55.06667|very-small|Nexo|
29110|DKRNN|DK|Ronne|14.7|55.1|small||
29120|DKHSL|DK|Hasle|14.7|55.18333|very-small||
29130|DKCSO|DK|Christianso Harbor|15.18333|55.31667|very-small||
29180|DKFAK|DK|Fakse Ladeplads Havn|12.16667|55.21667|very-small|Faxe Haven|
29220|DKKOG|DK|Koge|12.2|55.45|very-small||
29230|DKCPH|DK|Kobenhavn|12.61667|55.7|large|Copenhagen|DKNHN;DKOOT;DKSKH
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
29560|DKVOR|DK|Vordingborg|11.9|55|very-small||DKUNX;DKVBN
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
29860|DKNBG|DK|Nyborg|10.8|55.31667|small||DKAVN;DKNYB
29870|DKKTD|DK|Kerteminde|10.66667|55.45|very-small||
29880|DKODE|DK|Odense|10.38333|55.41667|small||
29905|DKSKB|DK|Skaerbaek|9.61667|55.51667|very-small||
29910|DKMID|DK|Middelfart|9.73333|55.5|small||
29930|DKASN|DK|Assens|9.88333|55.26667|small||
29940|DKFAA|DK|Faborg|10.25|55.1|small|Faaborg|
30060|DKSGD|DK|Sonderborg|9.78333|54.91667|small||
30095|DKAUB|DK|Augustenborg|9.86667|54.95|small||
30100|DKAAB|DK|Abenra|9.43333|55.05|small|Apenrade|
30105|DKENS|DK|Ensted|9.43333|55.01667|very-small||DKEOT
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
30720|DEBRB|DE|Brunsbuttel Canal Terminals|9.15|53.9|small||DECKL;DEOSR
30725|DEITZ|DE|Itzehoe|9.51667|53.91667|very-small||
30730|DEREN|DE|Rendsburg|9.68333|54.3|small||
30740|DENEH|DE|Neuhaus|9.03333|53.8|very-small||
30760|DEGLU|DE|Gluckstadt|9.41667|53.78333|small||
30780|DEHAM|DE|Hamburg|9.93333|53.55|large||DEXFW
30785|DEBUZ|DE|Butzfleth|9.51667|53.65|small||DEABF;DESTS
30800|DECUX|DE|Cuxhaven|8.71667|53.86667|medium||DEANR
30810|DEBRV|DE|Bremerhaven|8.58333|53.53333|large||
30840|DENHA|DE|Nordenham|8.48333|53.48333|small||DEGSI
30850|DEBKE|DE|Brake|8.48333|53.33333|medium||
30860|DEELS|DE|Elsfleth|8.46667|53.23333|very-small||
30870|DEOLO|DE|Oldenburg|8.21667|53.11667|very-small||
30900|DEBRE|DE|Bremen|8.76667|53.13333|large||
30910|DEWVN|DE|Wilhelmshaven|8.16667|53.53333|small||
30950|DEEME|DE|Emden|7.18333|53.33333|medium||
30960|DELEE|DE|Leer|7.45|53.23333|very-small||
30970|DEPAP|DE|Papenburg|7.38333|53.1|small||
30985|NLEEM|NL|Eemshaven|6.83333|53.45|small||
30990|NLDZL|NL|Delfzijl|6.93333|53.33333|small||NLFAR
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
31250|BEANR|BE|Antwerpen|4.4|51.21667|large|Antwerp;Anvers|BEWJG;BEZWL
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
31390|GBCTM|GB|Chatham Docks|0.55|51.4|small||GBGIL;GBUPR
31420|GBGVS|GB|Gravesend|0.36667|51.45|small||
31430|GBTIL|GB|Tilbury|0.33333|51.46667|small||GBGYS
31470|GBLON|GB|London|-0.08333|51.5|large||
31506|GBCOL|GB|Colchester|0.91667|51.88333|very-small||
31530|GBHRW|GB|Harwich|1.28333|51.95|small||
31550|GBIPS|GB|Ipswich|1.16667|52.05|small||
31560|GBFXT|GB|Felixstowe|1.31667|51.95|very-small||
31570|GBLOW|GB|Lowestoft|1.75|52.48333|small||GBOBR
31580|GBGTY|GB|Great Yarmouth|1.73333|52.61667|small||
31600|GBWIS|GB|Wisbech|0.15|52.66667|small||
31610|GBKLN|GB|King's Lynn|0.4|52.75|small||
31630|GBBOS|GB|Boston|-0.01667|52.96667|small||
31640|GBGSY|GB|Grimsby|-0.06667|53.58333|medium||
31650|GBIMM|GB|Immingham|-0.2|53.63333|medium||
31660|GBHUL|GB|Kingston Upon Hull|-0.28333|53.75|medium|Hull|GBSED
31665|GBHDD|GB|Howdendyke|-0.88333|53.73333|very-small||
31668|GBNHO|GB|New Holland|-0.36667|53.7|very-small||
31670|GBGOO|GB|Goole|-0.83333|53.7|small||
31680|GBBRT|GB|Bridlington|-0.18333|54.08333|very-small||
31690|GBSCA|GB|Scarborough|-0.4|54.28333|very-small||
31700|GBWTB|GB|Whitby|-0.61667|54.48333|small||
31720|GBTEE|GB|Teesport|-1.13333|54.65|large||GBPOC;GBRER;GBXSS
31740|GBHTP|GB|Hartlepool|-1.18333|54.7|small||
31750|GBSEA|GB|Seaham|-1.31667|54.83333|small||
31760|GBSUN|GB|Sunderland|-1.36667|54.91667|medium||
31765|GBTYM|GB|Tynemouth|-1.4|55|medium||GBJAR;GBNSH;GBSSH;GBTYN
31820|GBBLY|GB|Blyth|-1.5|55.11667|medium||GBNBC
31830|GBWKO|GB|Warkworth Harbour|-1.58333|55.33333|very-small|Amble|GBAMB
31860|GBBWK|GB|Berwick-Upon-Tweed|-2|55.76667|very-small||
31880|GBEYM|GB|Eyemouth|-2.08333|55.86667|very-small||
31890|GBDBR|GB|Dunbar|-2.51667|56|very-small||
31895||GB|Bird Port|-2.96667|51.56667|very-small||
31930|GBLEI|GB|Leith|-3.18333|55.98333|medium|Edinburg|GBNWF
31940|GBGRN|GB|Granton|-3.21667|55.98333|very-small||
31945|GBBFB|GB|Braefoot Bay Terminal|-3.31667|56.03333|small||GBAYD;GBDYB
31972|GBHPT|GB|Hound Point Terminal|-3.36667|56|small||GBSOQ
31980|GBROY|GB|Rosyth|-3.43333|56.01667|small||GBINK;GBNOQ
32010|GBGRG|GB|Grangemouth|-3.71667|56.01667|small||
32030|GBBTL|GB|Burntisland|-3.23333|56.05|small||
32070|GBMTH|GB|Methil|-3|56.18333|small||
32170|GBDUN|GB|Dundee|-2.95|56.46667|large||GBTAY
32180|GBPER|GB|Perth|-3.45|56.4|small||
32200|GBMON|GB|Montrose|-2.46667|56.7|very-small||
32220|GBABD|GB|Aberdeen|-2.08333|57.15|medium||GBACV
32230|GBPHD|GB|Peterhead|-1.78333|57.5|medium|Peterhead Bay Harbor|GBDMB
32240|GBFRB|GB|Fraserburgh Harbor|-2|57.68333|small||GBSPI
32250|GBMCD|GB|Macduff|-2.5|57.66667|very-small||GBBFF
32290|GBBUC|GB|Buckie Harbor|-2.96667|57.68333|very-small|Cluny|
32300|GBLSS|GB|Lossiemouth|-3.28333|57.71667|very-small||
32320|GBBUH|GB|Burghead|-3.5|57.7|very-small||
32330|GBINV|GB|Inverness|-4.23333|57.48333|small||
32340|GBCRN|GB|Cromarty|-4.03333|57.68333|small||
32350|GBIVG|GB|Invergordon|-4.16667|57.68333|small||
32360|GBPMK|GB|Portmahomack Harbor|-3.83333|57.83333|small||
32370|GBHMA|GB|Helmsdale Harbor|-3.65|58.11667|small||
32380|GBWIC|GB|Wick|-3.08333|58.43333|small||GBSXE
32410|GBPIE|GB|Pierowall|-2.98861|59.31778|small||
32420|GBKET|GB|Kettletoft|-2.6|59.23333|very-small|Kittletoft|
32430|GBWHL|GB|Whitehall|-2.6|59.13333|very-small||
32440|GBKWL|GB|Kirkwall|-2.96667|58.98333|very-small||GBKWH
32450|GBSNS|GB|Stromness|-3.3|58.96667|very-small||
32460||GB|South Ness|-3.2|58.8|very-small||
32470|GBSGP|GB|St Margarets Hope|-2.95|58.83333|very-small||
32490|GBLYS|GB|Lyness|-3.2|58.83333|medium||GBFLH
32500|GBSCF|GB|Scapa Bay|-2.98333|58.95|small||
32590|GBSWY|GB|Scalloway|-1.28333|60.13333|very-small||
32600|GBLER|GB|Lerwick|-1.15|60.167|medium||GBTWL
32630|GBSUL|GB|Sullom Voe|-1.3|60.46667|small||
32676|FOVAG|FO|Vagur|-6.8|61.48333|very-small||
32680|FOTVO|FO|Tvoroyri|-6.8|61.55|very-small|Tverra|
32690|FOTOR|FO|Torshavn|-6.75|62|very-small|Thorshavn|FOTHO
32700||FO|Kongshavn|-6.73333|62.11667|very-small||FOSTR
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
32930|GBPRT|GB|Portree Harbor|-6.2|57.41667|very-small||GBPAL
32950|GBUIG|GB|Uig|-6.35|57.58333|very-small||
32955|GBLMA|GB|Lochmaddy|-7.16667|57.6|very-small||GBNUI;GBRNN
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
33190|GBCOR|GB|Corpach|-5.11667|56.85|small||GBCAU
33200|GBFWM|GB|Fort William|-5.11667|56.81667|very-small||
33210|GBGSA|GB|Glensanda|-5.53333|56.56667|very-small||
33250|GBOBA|GB|Oban|-5.46667|56.41667|small||
33280|GBPLN|GB|Port Ellen|-6.2|55.63333|very-small||
33290|GBCNC|GB|Crinan (Canal)|-5.56667|56.08333|very-small||
33300|GBCBT|GB|Campbeltown|-5.6|55.43333|small||
33310|GBLAH|GB|Lamlash Harbor|-5.11667|55.53333|very-small||
33340|GBASG|GB|Ardrishaig|-5.45|56.01667|very-small||
33370|GBRAY|GB|Rothesay Harbor|-5.05|55.83333|very-small||
33390|GBGRK|GB|Greenock|-4.75|55.95|medium||GBGUR;GBHLN;GBPGG
33400|GBFAS|GB|Faslane|-4.81946|56.06389||HM Naval Base Clyde|GBSHN
33405|GBFNT|GB|Finnart Oil Terminal|-4.83333|56.11667|small||GBGLH;GBGMA;GBPRP
33450|GBBOW|GB|Bowling|-4.48333|55.93333|very-small||
33460|GBOKK|GB|Old Kilpatrick|-4.46667|55.91667|very-small||
33470||GB|Rothesay Dock|-4.4|55.9|very-small||GBCLY
33480|GBREN|GB|Renfrew|-4.38333|55.88333|very-small||
33490|GBGLW|GB|Glasgow|-4.28333|55.86667|medium||
33500|GBLGS|GB|Largs|-4.86667|55.8|very-small||
33515|GBHST|GB|Hunterston|-4.88333|55.75|very-small||
33520|GBMLP|GB|Millport|-4.91667|55.75|small||GBCUM
33530|GBARD|GB|Ardrossan|-4.81667|55.65|small||
33550|GBTRN|GB|Troon|-4.68333|55.55|very-small||
33560|GBAYR|GB|Ayr|-4.63333|55.46667|very-small||
33570|GBSTR|GB|Stranraer|-5.03333|54.9|very-small|Ryan Loch|
33577|GBBAN|GB|Bangor|-5.66667|54.65|very-small||GBBNG
33610|IMDGS|IM|Douglas|-4.46667|54.15|small||
33620|IMRAM|IM|Ramsey|-4.36667|54.31667|small||
33680|GBWPT|GB|Warren Point|-6.25|54.1|very-small||
33690|GBAGL|GB|Ardglass|-5.61667|54.26667|very-small||
33770|GBBEL|GB|Belfast|-5.9|54.61667|large||GBYLW
33780|GBKLR|GB|Kilroot|-5.71667|54.73333|small||GBWHE
33790|GBLAR|GB|Larne|-5.8|54.85|small||GBBLR
33820|GBCLR|GB|Coleraine|-6.66667|55.13333|small||
33830|GBLDY|GB|Londonderry|-7.31667|55|medium||GBMYN
33880|IERAT|IE|Rathmullan|-7.53333|55.1|very-small||
33930|IEKBS|IE|Killybegs|-8.45|54.63333|very-small||
33950|IESLI|IE|Sligo|-8.46667|54.26667|very-small||
33985|GBLAN|GB|Lancaster|-2.78333|54.05|small||
34020|IEWES|IE|Westport|-9.53333|53.8|very-small||
34025|IEDRO|IE|Drogheda|-6.3|53.71667|very-small||IETRP
34060|IEGWY|IE|Galway|-9.05|53.26667|very-small||
34110|IELMK|IE|Limerick|-8.61667|52.63333|small|Luimneach|
34130|IEFOV|IE|Foynes|-9.11667|52.61667|large|Shannon Foynes|
34150|IETAR|IE|Tarbert|-9.36667|52.58333|very-small||
34160|IEFEN|IE|Fenit|-9.86667|52.26667|very-small||
34190|IECTB|IE|Castletown Bearhaven|-9.91667|51.65|very-small||
34196||IE|Valentia|-10.3|51.93333|very-small||
34200|IEKLR|IE|Kilrush|-9.5|52.63333|very-small||
34260|IEBTH|IE|Bantry|-9.45|51.68333|very-small|Bantry Bay Oil Terminal|IEBYT
34350|IECOB|IE|Cobh|-8.3|51.85|medium||IEPAW;IERDT;IERIN;IERPT;IERUS
34360|IEORK|IE|Cork|-8.26667|51.85|medium||IEWHI
34390|IENRS|IE|New Ross|-6.95|52.38333|small||
34400|IEWAT|IE|Waterford|-7.11667|52.26667|very-small||
34420|IEROE|IE|Rosslare|-6.33333|52.25|small|Rosslare Europort|IEROS
34480|IEMTL|IE|Dublin|-6.25|53.35|medium|Baile Atha Cliath|IEDUB;IEDFA;IEDFB;IEDFC;IEDFT;IEESB;IEFGY
34560|IEGRN|IE|Greenore|-6.13333|54.03333|very-small||
34590|GBSIL|GB|Silloth|-3.4|54.86667|small||
34610|GBWOR|GB|Workington|-3.63333|54.56667|very-small||
34630|GBBIF|GB|Barrow In Furness|-3.23333|54.11667|medium||
34640|GBHYM|GB|Heysham|-2.91667|54.03333|very-small||
34648||GB|Garlston|-2.9|53.35|very-small||GBCSN;GBGTN
34650|GBLIB|GB|Liverpool Bay Terminal|-3.55|53.53333|very-small||
34660|GBFLE|GB|Fleetwood|-3.01667|53.91667|small||
34685|GBCHE|GB|Mostyn|-3.26667|53.31667|very-small||
34690|GBLIV|GB|Liverpool|-3|53.41667|large||GBBHK;GBBOE;GBBRK;GBDIN;GBPBM;GBPSU;GBRFR;GBSEF;GBTRA
34700|GBMNC|GB|Manchester|-2.26667|53.48333|large||
34770|GBHLY|GB|Holyhead|-4.63333|53.31667|small||
34780|GBCNV|GB|Caernarvon|-4.26667|53.15|small|Carnarvon|
34850|GBFIS|GB|Fishguard|-4.98333|52.01667|small||
34880|GBMLF|GB|Milford Haven|-5.03333|51.71667|medium||GBSYY
34950|GBSWA|GB|Swansea|-3.95|51.61667|small||GBLAO
34970|GBNEA|GB|Neath|-3.83333|51.63333|very-small||GBBFY
34980|GBPTB|GB|Port Talbot|-3.81667|51.58333|small||
34990|GBBAD|GB|Barry|-3.26667|51.4|medium||
35010|GBCDF|GB|Cardiff|-3.16667|51.45|medium||GBPNH
35015|GBNPT|GB|Newport|-2.98333|51.55|medium||
35040|GBSSS|GB|Sharpness|-2.48333|51.71667|small||GBLYD
35060|GBAVO|GB|Avonmouth|-2.71667|51.5|small||
35070|GBBRS|GB|Bristol|-2.63333|51.46667|medium||
35100|GBBRW|GB|Bridgwater|-3|51.13333|very-small||
35110|GBWAT|GB|Watchet Harbor|-3.33333|51.18333|very-small||
35150|GBBID|GB|Bideford|-4.2|51.03333|small||GBAPP;GBINS
35170|GBPAD|GB|Padstow|-4.93333|50.55|very-small||
35200|GBHAY|GB|Hayle|-5.41667|50.18333|very-small||
35210|GBSVZ|GB|St. Mary's (Scilly Isl.)|-6.31667|49.91667|small||GBHWZ
35240|GBNYL|GB|Newlyn|-5.55|50.1|very-small||GBMSH
35250|GBPEN|GB|Penzance|-5.53333|50.11667|small||GBGVL
35290|GBFAL|GB|Falmouth Harbour|-5.06667|50.15|medium||GBBWV;GBFLU;GBMYL;GBPRY;GBSMV
35300|GBMVG|GB|Mevagissey|-4.78333|50.26667|very-small||
35320|GBCHF|GB|Charlestown|-4.75|50.33333|very-small||
35330|GBPAR|GB|Par|-4.7|50.35|very-small||
35340|GBFOY|GB|Fowey Harbour|-4.63333|50.33333|small||GBPLR
35370|GBPLY|GB|Plymouth|-4.15|50.36667|medium||GBDVP;GBTPO
35390|GBDTM|GB|Dartmouth Harbour|-3.61667|50.35|small||
35400|GBBRX|GB|Brixham Harbour|-3.51667|50.4|very-small||
35410|GBTOR|GB|Torquay Harbour|-3.53333|50.46667|very-small||
35415|GBTNM|GB|Teignmouth Harbour|-3.5|50.55|very-small||
35440|GBBRP|GB|Bridport Harbour|-2.76667|50.71667|very-small||
35450|GBPRH|GB|Portland Harbour|-2.43333|50.58333|medium||GBPTL;GBCSW;GBFRX;GBWYK
35460|GBWEY|GB|Weymouth Harbour|-2.45|50.61667|small||
35480|GBPOO|GB|Poole Harbour|-1.95|50.68333|small||
35550|GBCOW|GB|Cowes Harbour|-1.3|50.76667|small||
35560|GBYMO|GB|Yarmouth Harbour|-1.5|50.7|small||
35580|GBSOU|GB|Southampton|-1.4|50.9|large||GBBLU;GBEIN;GBMAW
35590|GBFAW|GB|Fawley Marine Terminal|-1.33333|50.81667|small||
35600|GBPME|GB|Portsmouth Harbour|-1.1|50.8|medium|Portsmouth|GBGOS
35610|GBLIT|GB|Littlehampton Harbour|-0.53333|50.78333|very-small||
35630|GBSHO|GB|Shoreham Harbour|-0.25|50.81667|very-small|New Shoreham|
35650|GBNHV|GB|Newhaven Harbour|0.05|50.78333|very-small||GBDET
35690|GBRU7|GB|Rye Harbour|0.76667|50.93333|very-small||GBRYE;GBCBE
35700|GBFOL|GB|Folkestone Harbour|1.2|51.08333|small||
35710|GBDVR|GB|Dover Harbor|1.33333|51.11667|small||
35715|GBRMG|GB|Ramsgate|1.41667|51.33333|small||
35730|FRDKK|FR|Dunkerque Port Est|2.38333|51.05|medium|Dunkirk|
35732|FRDKK|FR|Dunkerque Port Ouest|2.35|51.06667|medium||
35740|FRGRV|FR|Gravelines|2.11667|51|very-small||FRGPO
35750|FRCQF|FR|Calais|1.85|50.96667|small||
35760|FRBOL|FR|Boulogne-Sur-Mer|1.6|50.73333|medium||
35790|FRSVS|FR|Saint-Valery-Sur-Somme|1.61667|50.18333|very-small||
35800|FRLTR|FR|Le Treport|1.36667|50.06667|very-small|Treport|
35810|FRDPE|FR|Dieppe|1.08333|49.93333|small||
35830|FRFEC|FR|Fecamp|0.36667|49.76667|small||
35835||FR|Port Du Havre-Antifer|0.15|49.65|small||
35840|FRLEH|FR|Port Of Le Havre|0.11667|49.48333|large|Le Havre|FRVR5
35850|FRURO|FR|Port Of Rouen|1.06667|49.45|large||
35860|FRHON|FR|Honfleur|0.21667|49.41667|very-small||
35870|FRDOL|FR|Deauville|0.08333|49.36667|very-small||FRTJE
35880|FRCFR|FR|Port De Caen|-0.35|49.18333|small|Ouistreham|
35885|FROUI|FR|Ouistreham|-0.25|49.28333|very-small||
35950|FRCER|FR|Rade De Cherbourg|-1.63333|49.65|large||FRQUL
35980|GGACI|GG|Alderney Harbour|-2.2|49.73333|very-small|Alderney Harbor;Little Crabby Harbor|
35990|GGSTS|GG|Saint Sampson|-2.51667|49.48333|very-small||
36000|GGSPT|GG|Saint Peter Port|-2.53333|49.45|small||
36040|JESTH|JE|Saint Helier Harbour|-2.11667|49.18333|small||
36110|FRGFR|FR|Granville|-1.6|48.83333|very-small||FRC2H
36130|FRSML|FR|Saint-Malo|-2.01667|48.65|small||
36220|FRLLG|FR|Le Legue|-2.75|48.53333|very-small|St Brieuc|
36260|FRPAI|FR|Paimpol|-3.05|48.78333|very-small||
36290|FRPOX|FR|Pontrieux|-3.15|48.7|very-small||
36300|FRTRE|FR|Treguier|-3.23333|48.78333|very-small||
36360|FRMXN|FR|Morlaix|-3.83333|48.58333|small||
36370|FRROS|FR|Port De Roscoff-Bloscon|-3.98333|48.73333|very-small||
36460|FRBES|FR|Rade De Brest|-4.5|48.38333|large||
36620|FRCOC|FR|Concarneau|-3.91667|47.86667|very-small||
36680|FRLRT|FR|Lorient|-3.35|47.75|medium||FROQL;FRPPL
36850|FRSNR|FR|St Nazaire|-2.2|47.28333|medium||FRTRI
36855|FRMTX|FR|Montoir|-2.13333|47.3|medium||
36860|FRDON|FR|Donges|-2.06667|47.3|small||
36900|FRNTE|FR|Nantes|-1.56667|47.2|medium||
36960|FRLSO|FR|Les Sables D' Olonne|-1.8|46.5|medium||
37000|FRLPE|FR|La Pallice|-1.21667|46.16667|medium||
37010|FRLRH|FR|La Rochelle|-1.15|46.15|medium||FRAYT
37040|FRRCO|FR|Rochefort|-0.95|45.93333|medium||
37050|FRTON|FR|Tonnay Charente|-0.9|45.93333|small||
37120|FRLVE|FR|Le Verdon|-1.05|45.55|small||
37150|FRPAP|FR|Pauillac|-0.75|45.2|small||
37160|FRBYE|FR|Blaye|-0.66667|45.13333|small||
37170|FRAMS|FR|Ambes|-0.53333|45.01667|small|Bec Dambes|
37190|FRBOD|FR|Bordeaux|-0.56667|44.86667|large||
37230|FRBAY|FR|Bayonne|-1.46667|43.5|medium||FRBAU
37290|ESPAS|ES|Puerto De Pasajes|-1.93333|43.33333|medium||ESLIT;ESRTA
37350|ESBRM|ES|Bermeo|-2.71667|43.41667|very-small||
37400|ESBIO|ES|Puerto De Bilbao|-3.05|43.35|medium|Bilbao|ES4SS;ESALT;ESPOR;ESSNR
37470|ESSDR|ES|Santander|-3.78333|43.46667|medium||ESATO
37560|ESGIJ|ES|Gijon|-5.66667|43.55|small||
37600|ESAVS|ES|Aviles|-5.93333|43.6|small||
37670|ESRIB|ES|Ribadeo|-7.03333|43.53333|very-small||ESCSO
37690|ESSCI|ES|San Ciprian|-7.43333|43.7|very-small||
37740|ESFRO|ES|Ferrol|-8.23333|43.48333|medium||ESMGR
37770|ESLCG|ES|La Coruna|-8.4|43.36667|small||
37830|ESVIL|ES|Villagarcia De Arosa|-8.76667|42.6|very-small||
37860|ESMPG|ES|Marin|-8.7|42.4|small||
37900|ESVGO|ES|Vigo|-8.71667|42.23333|medium|Berbes Basin|ESMOA
37940|PTVDC|PT|Viana Do Castelo|-8.83333|41.7|small||
37950|PTLEI|PT|Porto De Leixoes|-8.7|41.18333|very-small|Leixos;Matosinhos;Leixoes|PTMAT;PTLEP
37960|PTDOU|PT|Oporto|-8.66667|41.15|very-small|Douro|
37970|PTAVE|PT|Aveiro|-8.65|40.65|medium||
37980|PTFDF|PT|Figueira Da Foz|-8.85|40.15|very-small||
37990|PTLIS|PT|Lisboa|-9.16667|38.7|large|Lisbon|PTBAN;PTCAP;PTTRF
38000|PTSET|PT|Setubal|-8.9|38.51667|small||
38005|PTSIE|PT|Sines|-8.86667|37.95|medium||
38010|PTLOS|PT|Lagos|-8.61667|37.1|large||PTPRM
38030|PTFAO|PT|Faro|-7.93333|37.03333|very-small||
38050||PT|Vila Real De S Antonio|-7.4|37.18333|very-small||
38080|PTHOR|PT|Horta|-28.63333|38.53333|small||
38083|PTLDP|PT|Lajes|-28.26667|38.4|very-small||
38090|PTADH|PT|Angra Do Heroismo|-27.21667|38.65|very-small||
38095|PTPRV|PT|Praia De Vitoria|-27.05|38.71667|very-small||
38100|PTPDL|PT|Ponta Delgada|-25.66667|37.73333|small||
38110|PTVDP|PT|Vila Do Porto|-25.15|36.93333|very-small||
38130|PTFNC|PT|Funchal|-16.91667|32.63333|large||PTCML
38150|ESSPC|ES|Santa Cruz De La Palma|-17.75|28.68333|very-small||
38160|ESSCT|ES|Santa Cruz De Tenerife|-16.23333|28.46667|medium|Teneriffe|
38170|ESLPA|ES|Las Palmas|-15.41667|28.15|large||
38180|ESFUE|ES|Puerto Del Rosario|-13.85|28.5|very-small||ESPRO
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
38780|FRPDB|FR|Port-de-Bouc|4.98333|43.4|small|Lavera|FRLAV;FRCOZ
38810|FRMRS|FR|Marseille|5.36667|43.31667|small||
38870|FRTLN|FR|Toulon|5.91667|43.1|large||FRYNE;FRYNR
38920|FRSTP|FR|Saint-Tropez|6.63333|43.26667|very-small||
38940|FRSRL|FR|Saint-Raphael|6.76667|43.41667|very-small||
38960|FRCEQ|FR|Cannes|7.01667|43.55|small||
38980|FRANT|FR|Antibes|7.13333|43.58333|very-small||
38990|FRNCE|FR|Nice|7.28333|43.7|small||
39000|FRVSS|FR|Villefranche|7.31667|43.7|very-small||FRVFM
39025|MCMON|MC|Monaco|7.41667|43.73333|very-small||MCMCM
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
39420|ITVDL|IT|Rada Di Vado|8.453|44.265|medium|Vado Liguri|ITRNS
39440|ITSVN|IT|Savona|8.5|44.31667|small||
39470|ITGOA|IT|Genova|8.922|44.398|large|Genoa|
39500|ITCHX|IT|Chiavari - Lavagna|9.326|44.305|||ITLAW
39520|ITSPE|IT|La Spezia|9.83333|44.1|large|Spezia|ITLER;ITPRW;ITRMG
39550|ITMDC|IT|Marina Di Carrara|10.047|44.027|very-small|Apuania;Carrara|
39570|ITVIA|IT|Viareggio|10.234|43.862|small||
39590|ITLIV|IT|Livorno|10.29|43.542|large|Leghorn|
39610|ITVDA|IT|Vada|10.45|43.35|very-small||
39720|ITPFE|IT|Portoferraio|10.33333|42.81667|small||
39740|ITPIO|IT|Portovecchio Di Piombino|10.557|42.933|very-small|Vecchio Di Piombino|
39780|ITGPR|IT|Giglio Porto|10.921|42.362|small|Porto Del Giglio|ITIDG
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
39905|ITCML|IT|Casamicciola|13.912|40.752|small||ITLAE
39910|ITISH|IT|Ischia|13.944|40.748|small||
39920|ITPRO|IT|Procida|14.031|40.77|small||
39930|ITBAI|IT|Baia|14.074|40.817|small||ITTGV
39935||IT|Miseno|14.0911|40.78816|small||
39940|ITPOZ|IT|Pozzuoli|14.11|40.824|very-small||
39950|ITBLN|IT|Bagnoli|14.158|40.81|small||
39960|ITNAP|IT|Napoli|14.275|40.833|large|Naples|ITPTC
39990|ITTOA|IT|Torre Annunziata|14.45|40.75|small||
40000|ITCAS|IT|Castellammare Di Stabia|14.476|40.7|very-small||
40040|ITSAL|IT|Salerno|14.75|40.66667|small||
40060|ITVVA|IT|Vibo Valentia Marina|16.13|38.723|very-small||
40080|ITREG|IT|Reggio Di Calabria|15.65|38.129|small||
40090|ITVSG|IT|Villa San Giovanni|15.63|38.222|small||
40100|ITMSN|IT|Messina|15.56667|38.2|large||ITTRH
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
40240|ITSIR|IT|Siracusa|15.28333|37.05|large|Syracuse|ITOGN
40243|ITSPA|IT|Santa Panagia|15.297|37.069|very-small|Baia S. Panagia|
40245||IT|Melilli Oil Terminal|15.25|37.11667|very-small||ITISB
40250|ITAUG|IT|Augusta|15.23333|37.21667|medium|Megarese;Priolo Gargallo|ITPRL;ITPUC
40270|ITCTA|IT|Catania|15.1|37.5|medium||
40280|ITRPT|IT|Riposta|15.209|37.735|small||
40282|ITGIA|IT|Giardini Naxos|15.273|37.828|small||ITTAO
40300|ITLIP|IT|Lipari|14.96667|38.48333|very-small||
40330|MTMLA|MT|Valletta Harbors|14.51667|35.9|medium|Valletta|MTFLO;MTGZI;MTMSA;MTMSS;MTMSX;MTSLM
40340|MTMAR|MT|Marsaxlokk|14.55|35.81667|small|Marsa Scirocco|MTBZE;MTDIS;MTDMP
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
40780|ITPNG|IT|Nogaro|13.167|45.759|small|Porto Nogaro|ITMAJ
40785|ITGRD|IT|Grado|13.298|45.697|small||
40790|ITMNF|IT|Monfalcone|13.55|45.78333|medium||ITDNO
40820|ITTRS|IT|Trieste|13.746|45.651|large||ITULE
40830|ITUGG|IT|Muggia|13.76667|45.6|very-small||
40860|SIKOP|SI|Koper|13.73333|45.55|small|Capodistria|
40870|SIPIR|SI|Piran|13.56667|45.53333|very-small|Pirano|
40880|HRUMG|HR|Umag|13.51667|45.43333|very-small||
40940|HRROV|HR|Rovinj|13.63333|45.08333|small|Rovigno Distria|
40960|HRPUY|HR|Pula|13.8|44.88333|very-small|Rada Di Pola|
40980|HRRAS|HR|Zaliv Rasa|14.06667|45.05|very-small||
40985||HR|Brsica|14.05|45.03333|very-small|Arsa;Luka Rasa;Rasa;Valdivagna;Zaliv Rasa|
41010|HRRJK|HR|Rijeka Luka|14.43333|45.33333|large|Baross;Branjoica;Brgud;Fiume;Luka Rijeka;Nazar Sauro;Susacka;Susaka|
41030|HRBAK|HR|Bakar|14.53333|45.3|small|Buccari|HRKOS
41045|HROMI|HR|Omisalj|14.55|45.21667|small||
41090|HRSEN|HR|Senj|14.9|44.98333|very-small|Luka Senj|
41220|HRZAD|HR|Zadar|15.21667|44.11667|small|Zara|
41290|HRSIB|HR|Sibenik|15.88333|43.73333|small|Sebenico|
41320|HRSPU|HR|Split|16.43333|43.5|large||HRSLT;HRSUR;HRSVK;HRVRA
41350|HRDUR|HR|Dugi Rat|16.65|43.45|very-small||
41410|HRPLE|HR|Ploce|17.43333|43.05|very-small|Kardelievo;Kardeljevo|
41415|BANEM|BA|Neum|17.6|42.91667|small||
41420|HRKOR|HR|Korcula|17.13333|42.93333|very-small||
41550|HRDBV|HR|Dubrovnik|18.08333|42.66667|small|Ragusa|HRSTP
41590|MERSN|ME|Risan|18.7|42.51667|very-small||
41610|MEKOT|ME|Kotor|18.76667|42.41667|very-small||
41620|METIV|ME|Tivat|18.7|42.43333|very-small||
41640|MEBAR|ME|Bar|19.08333|42.08333|small||
41660|ALSHG|AL|Shengjin|19.6|41.81667|very-small|San Giovani Di Medua|
41670|ALDRZ|AL|Durres|19.45|41.31667|small|Durazzo|
41690|ALVOA|AL|Vlores|19.5|40.46667|very-small||
41720|GRCFU|GR|Kerkira|19.93333|39.61667|medium|Corfu|
41730|GRPVK|GR|Preveza|20.75|38.95|very-small||GRAKT
41790|GRARM|GR|Argostolion|20.51667|38.18333|very-small||
41800|GRMEL|GR|Mesolongion|21.41667|38.36667|very-small||
41820|GRITA|GR|Itea|22.41667|38.43333|very-small|Salona|
41840|GRGIE|GR|Aigio|22.08333|38.25|very-small|Aegion;Ormos Aiyiou;Vostitza|GRAEN
41850|GRGPA|GR|Patrai|21.73333|38.25|small|Patari Harbor;Patras;Patron|
41880|GRKAK|GR|Katakolon|21.31667|37.65|very-small||
41910|GRNAV|GR|Pilos|21.66667|36.9|very-small|Navarin;Navarinou;Neo Kastro|GRPYL
41940|GRKLX|GR|Kalamata|22.11667|37.01667|small|Kalamon|
41950|GRGYT|GR|Yithion|22.56667|36.75|very-small|Githion;Gythion|
42050||GR|Navplio|22.8|37.56667|very-small|Nauplia|GRNAF
42070||GR|Spetses|23.16667|37.26667|very-small||GRSPE
42120|GRLAV|GR|Lavrio|24.06667|37.7|very-small||
42160|GRMGR|GR|Megara Oil Terminal|23.4|37.96667|very-small||
42180||GR|Ayios Nikolaos|23.53333|37.98333|very-small|Arapis|GRPAO
42200|GRFLS|GR|Elevsis|23.55|38.03333|small||GREEU
42205||GR|Pakhi Oil Terminal|23.38333|37.96667|very-small||GRREV
42210|GRPER|GR|Perama|23.56667|37.96667|small||GRKTS
42230|GRPIR|GR|Piraievs|23.65|37.93333|large|Athens;Dhrapetsdna;Piraeus|GRAIO;GRDPA;GRSKA
42300|GRVAT|GR|Ormos Mikro Vathi|23.6|38.43333|very-small|Mikro Vathi|
42310|GRQKG|GR|Dhiavlos Steno|23.6|38.45|very-small|Chalkis;Khalkis;Steno Pass|
42327|GRCLK|GR|Chalkis|23.6|38.46667|small||
42340|GRLVR|GR|Ormos Aliveriou|24.05|38.38333|medium||GRMYL
42345|GRAST|GR|Astakos|21.1|38.48333|small||GRPLG
42378|GRASS|GR|Aspropirgos|23.6|38.03333|very-small||
42400||GR|Porthmos Evripou|23.58333|38.46667|very-small|Euripo Strait;Evripou Porthmos|
42415||GR|Larimna|23.28333|38.56667|very-small|Larmes|GRLRY
42420|GRKYM|GR|Kymassi|23.46667|38.83333|very-small||
42434|GRACL|GR|Achladi|22.81667|38.9|very-small||
42440||GR|Stilis|22.61667|38.91667|very-small||GRSYS
42460|GRTSI|GR|Tsingeli|22.85|39.16667|very-small||
42470|GRVOL|GR|Volos|22.95|39.36667|medium||GRAGA
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
42850|GRSMI|GR|Samos|26.96667|37.75|very-small|Kolpos Vatheos|GRVTH
42860|GRPYT|GR|Pithagorion|26.95|37.68333|very-small|Pothagoriou;Tigani|
42880|GRGAV|GR|Gavrio|24.73333|37.88333|very-small||
42890|GRAND|GR|Andros|24.95|37.83333|very-small|Kastron|
42905|GRJMK|GR|Mikonos|25.33333|37.45|very-small|Mykonos|
42920|GRJSY|GR|Limin Sirou|24.95|37.43333|very-small|Ano Siros;Ermoupolis;Siros;Syra|
42980|GRJNX|GR|Nisos Naxos|25.36667|37.1|very-small|Naxia|
43030|GRMLO|GR|Milos|24.45|36.71667|very-small|Adamas|GRADL
43093||GR|Akra Kavonisi|23.63333|35.51667|very-small||GRKIS
43100|GRSDH|GR|Soudha|24.18333|35.48333|medium|Azizieh;Suda|
43120|GRRET|GR|Rethimnon|24.46667|35.36667|very-small||
43130|GRHER|GR|Iraklion|25.15|35.35|medium|Candia;Megalo Kastron|
43150|GRJSH|GR|Sitia|26.13333|35.21667|very-small|Vamvakia|
43155|GRANI|GR|Ayios Nikolaos|25.71667|35.2|very-small||
43165|GRKLL|GR|Kali Limenes|24.83333|34.93333|very-small||
43210|GRRHO|GR|Rodhos|28.23333|36.45|small|Rhodes;Rodi|
43250|GRKGS|GR|Limin Kos|27.28333|36.9|very-small|Coo;Stanko|
43260|GRKMI|GR|Kalimnos|26.98333|36.95|very-small|Calino|
43280|GRPKK|GR|Lakki|26.85|37.13333|very-small|Temania|GRAML
43334|TRALI|TR|Aliaga|26.93333|38.83333|very-small||
43340|TRGEM|TR|Gemlik|29.11667|40.41667|very-small||
43370|TRECE|TR|Eceabat|26.36667|40.18333|very-small|Khelia;Kilye|
43380|TRGEL|TR|Gelibolu|26.66667|40.4|very-small||
43384||TR|Borusan Fertilizer Jetty|29.1|40.41667|very-small||
43388|TRAMR|TR|Ambarli|28.7|40.96667|very-small||TRAMB
43390|TRTEK|TR|Tekirdag|27.51667|40.98333|very-small|Rodosto|
43420|TRIST|TR|Istanbul|28.96667|41.01667|large|Constantinople|TRHAS;TRKBS;TRKKY;TRMAD;TRZEY
43430||TR|Defterdar Burnu|29.03333|41.05|very-small||TRBBI;TRBTS
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
43655|UAYZE|UA|Yuzhnyy|31.01667|46.6|small||UAYUZ
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
44605||TR|Kaba Burnu|29.53333|40.76667|very-small||TRDIL;TRYPO
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
44750|TRIZM|TR|Izmir|27.13333|38.43333|large|Smyrna|TRKN2
44751|TRGUL|TR|Gulluk|27.61667|37.25|very-small||
44752|TRNEM|TR|Nemrut Limani Bay|26.91667|38.76667|medium||
44770|TRKUS|TR|Kusadasi|27.25|37.86667|very-small||
44790|TRBXN|TR|Bodrum|27.43333|37.03333|very-small||
44801|TRTGT|TR|Toros Gubre|35.96667|36.91667|very-small||
44802|TRBOT|TR|Botas Dortyol Oil Terminal|36.13333|36.86667|very-small||
44803|TRYAK|TR|Yakacik|36.18333|36.71667|very-small||TRIDM
44804||TR|Delta Terminal|36.16667|36.85|very-small||
44805|TRMRM|TR|Marmaris|28.28333|36.85|very-small||
44807||TR|Aksaz Limani|28.38333|36.83333|small||
44808|TRUZE|TR|Antalya Offshore Terminal|30.6|36.81667|very-small||
44810|TRFET|TR|Fethiye|29.1|36.63333|very-small||
44820|TRAYT|TR|Antalya|30.61667|36.83333|small|Adalia|
44825|TRALA|TR|Alanya|32|36.53333|very-small||
44850|TRTAS|TR|Tasucu|33.88333|36.31667|very-small|Akiman|
44860|TRMER|TR|Mersin|34.63333|36.8|medium||TRMFZ
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
45030|LBBEY|LB|Bayrut|35.5|33.9|large|Beirut;Beyrouth|LBDRA
45036|LBZHR|LB|Sidon/zahrani Terminal|35.31667|33.53333|very-small||
45040|LBSAY|LB|Sayda|35.35|33.5|very-small|Saida;Sidon|
45080|ILHFA|IL|Haifa|35|32.81667|medium|Hefa;Khaifa|
45084|ILHAD|IL|Hadera|34.9|32.46667|very-small||
45100|ILASH|IL|Ashdod|34.65|31.81667|small||ILAST
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
45635||DZ|Arzew El Djedid|-0.25|35.81667|small||DZBHA
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
45793|MACAS|MA|Casablanca|-7.61667|33.6|large|Dar El Beida|MARNA
45795|MAELJ|MA|El Jadida|-8.5|33.25|very-small|Mazagan|
45796|MAJFL|MA|El Jorf Lasfar|-8.61667|33.11667|small||
45797|MASFI|MA|Safi|-9.25|32.3|small|Asafi|
45800|MAESS|MA|Essaouira|-9.78333|31.5|very-small|Mogador;Suira|
45802|MAAGA|MA|Agadir|-9.63333|30.43333|large||MAANZ
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
45955|LRCPA|LR|Cape Palmas|-7.71667|4.36667|very-small||LRHAR
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
46130|NGLOS|NG|Lagos|3.4|6.4|large|Apapa|NGAPP;NGFLM
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
46690|SHSHN|SH|Jamestown|-5.71667|-15.91667|large||SHRPT
46691||SH|North Point|-14.36667|-7.88333|small||
46710||SH|Edinburgh Of The Seven Seas|-12.3|-37.05|very-small|Settlement Of Edinburgh|
46750|ZASDB|ZA|Saldanha Bay|17.96667|-33.03333|medium|Saldanhabaai|
46770|ZACPT|ZA|Cape Town|18.41667|-33.91667|large||ZADWK;ZAPNL
46780|ZASMN|ZA|Simonstown|18.43667|-34.185|very-small|Simonsbaai|
46800|ZAMZY|ZA|Mossel Bay|22.14611|-34.17472|medium|Aliwal|
46820|ZAPLZ|ZA|Port Elizabeth|25.6425|-33.95194|medium||
46830|ZAELS|ZA|East London|27.91667|-33.03333|small||
46850|ZADUR|ZA|Durban|31.06667|-29.86667|large|Port Natal|ZAIVI
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
47690||RE|Port Est|55.31667|-20.93333|small||RELPT;REPOS
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
47944||SD|Beshayer Oil Terminal|37.31667|19.4|medium||SDMBH
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
48035|EGSOK|EG|Sokhna Port Gas Tanker Terminal|32.36667|29.68333|very-small||EGOPT
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
48276|AEJEA|AE|Mina Jabal Ali|55.05|25.01667|large|Mina Jebel Ali;Jebel Ali|AEQWE
48277|AEDAS|AE|Jazirat Das|52.86667|25.15|very-small||
48278|AEAUH|AE|Abu Zaby|54.33333|24.5|medium|Abu Dhabi;Mina Zayed|AEMZD
48279|AEULR|AE|Umm An Nar|54.48333|24.45|very-small||
48280|AEHTL|AE|Hulaylah Oil Terminal|55.93333|25.98333|very-small||
48282|AEJED|AE|Jabal Az Zannah/ruways|52.7|24.2|medium|Jabal Dhanna/ruways|
48287|QAUMS|QA|Umm Said|51.56667|24.91667|small|Mesaieed;Musay'id;Hamad|QAHMD;QAQAP
48290|QADOH|QA|Doha|51.53333|25.28333|small|Ad Dawhah|
48295|QAHAL|QA|Jazirat Halul|52.41667|25.68333|very-small||
48297|QARLF|QA|Ras Laffan|51.58333|25.91667|medium||
48298|QAASN|QA|Al Shaheen Terminal|52|26.58333|very-small||
48300|QARYN|QA|Al Rayyan Terminal|51.55|26.65|very-small||
48310|BHAMH|BH|Al Manamah|50.58333|26.23333|small||BHGBQ
48320|BHSIT|BH|Sitrah|50.66667|26.16667|medium|Jazirat Sitrah|
48325|BHMIN|BH|Mina Salman|50.63333|26.2|medium|Khor Kaliya|BHAHD
48327|BHKBS|BH|Khalifa Bin Salman|50.75|26.25|medium||
48335|SADMM|SA|Dammam|50.2|26.5|small|King Abdul Aziz Port;Mina Al Malik Abd Al Aziz|
48338|SAJBI|SA|Al Jubayl|49.66667|27.08333|very-small|Jubail|SAJUB
48340|SARTA|SA|Ras Tannurah|50.16667|26.63333|medium|Ras Tanura|
48341||SA|Ras Al Ghar|49.86667|26.9|very-small||
48342||SA|Ju Aymah Lpg Terminal|50.05|26.86667|very-small||
48343|SAJUT|SA|Ju Aymah Oil Terminal|50.03333|26.93333|small||
48348|SARAM|SA|Ras Al Mishab|48.63333|28.11667|small|Bandar Mishab|
48349|SARAR|SA|Ras Al Khafji|48.58333|28.43333|small||
48356|KWMIS|KW|Mina Az Zawr|48.4|28.73333|very-small|Mina Saud|KWMZR
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
48460|IRBKM|IR|Bandar Khomeyni|49.08333|30.43333|small|Banda-e Iman Khomeyni|IRBIK;IRBKK
48464||IR|Barkan Oil-loading Terminal|50.16667|29.73333|very-small|Bahregan Oil Center|
48465|IRKHK|IR|Kharg Island Oil Terminal|50.33333|29.23333|small|Jazireh-ye Khark;Kharg|
48468|IRCYT|IR|Sirus Oil Terminal|49.48333|29.01667|small|Cyrus Oil Terminal;Soroosh Oil Terminal|
48470|IRBUZ|IR|Bushehr|50.83333|28.98333|medium||
48475||IR|Bandar-E Pars Terminal|52.53333|27.53333|very-small||
48480|IRLVP|IR|Jazireh-Ye Lavan Oil Terminal|53.33333|26.78333|very-small|Lavan Island|
48495|IRBSR|IR|Bandar-E Shahid Reajie|56.06667|27.1|small||IRSRP
48520|IRBND|IR|Bandar Abbas|56.2|27.15|medium|Bandar Shahid Bahonar|IRSBR
48530|IRHOR|IR|Jazireh-Ye Hormoz|56.45|27.1|very-small||
48533||IR|Bandar Taheri Offshore Terminal|52.35|27.65|very-small||
48535|IRSXI|IR|Jazireh-Ye Sirri|54.55|25.9|small||
48540|IRJAK|IR|Jask|57.76667|25.63333|very-small||
48550|IRZBR|IR|Chah Bahar|60.61667|25.26667|very-small|Chabahar|
48590|PKGWD|PK|Gwadar|62.3|25.13333|medium||
48600|PKKHI|PK|Karachi|66.98333|24.78333|medium||PKKIA
48605|PKBQM|PK|Muhamamad Bin Qasim|67.35|24.76667|small|Port Qasim|
48613|INSKK|IN|Sikka|69.83333|22.43333|very-small||INSIK
48615|INVAD|IN|Vadinar Terminal|69.66667|22.46667|very-small||
48617|INMUN|IN|Mundra|69.70667|22.72833|small||
48620|INMDV|IN|Mandvi|69.35|22.83333|very-small||
48630|INIXY|IN|Kandla|70.21667|23.03333|small|Kundla|
48635|INNAV|IN|Navlakhi|70.44758|22.95639|very-small||
48650|INBED|IN|Bedi|70.04556|22.57306|very-small|Bed|INROZ
48670|INOKH|IN|Okha|69.07972|22.46806|very-small||
48674|INDAH|IN|Dahej|72.53333|21.7|very-small||
48680|INPBD|IN|Porbandar|69.6|21.63333|very-small||
48690|INVVA|IN|Veraval|70.36667|20.9|very-small||
48720|INJBD|IN|Jafarabad|71.38333|20.86667|||
48730|INPAV|IN|Pipavav Bandar|71.51667|20.91667|small||INPPV
48760|INBHU|IN|Bhavnagar|72.23333|21.76667|small||
48770|INMDA|IN|Magdalla|72.75|21.15|very-small|Hazira|
48790|INHZA|IN|Hazira|72.63333|21.08333|small||INGAN
48840|INBOM|IN|Mumbai (Bombay)|72.86667|18.96667|large|Mumbai|
48845|INNSA|IN|Jawaharlal Nehru Port (Nhava Shiva)|72.95|18.95|medium|Nhava Sheva|INNHV
48890|INDHP|IN|Port Dabhol|73.16667|17.58333|very-small||
48895|INJGD|IN|Jaigarh Bay|73.21667|17.3|||
48900|INRTC|IN|Ratnagiri|73.28333|16.98333|very-small||
48960|INPAN|IN|Panaji|73.81667|15.5|very-small||INPNJ
48970|INMRM|IN|Marmagao|73.795|15.4175|small||
48990|INKRW|IN|Karwar|74.11667|14.81667|very-small||
49000|INBLK|IN|Belekeri|74.26667|14.7|very-small||
49010|INHON|IN|Honavar|74.45|14.28333|very-small||
49030|INNML|IN|New Mangalore|74.81667|12.91667|medium||
49040|INAZK|IN|Azhikal (Azhikkal)|75.30944|11.94556|very-small|Beliapatam;Valarpattam|
49100|INCCJ|IN|Calicut (Kozhikode)|75.76667|11.25|very-small||
49110|INBEY|IN|Beypore|75.8|11.16667|very-small|Beipur|
49130|INKOC|IN|Kochi (Cochin)|76.23333|9.96667|medium|Cochin|INCOK;INEKM
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
49660||MM|Moulmein Harbor|97.61667|16.48333|small||MMMNU
49685||MM|Yetagun Marine Terminal|96.85|13.05|very-small||
49690|MMMER|MM|Mergui|98.6|12.43333|small||
49720|INIXZ|IN|Port Blair|92.75|11.68333|small||
49770|THPKT|TH|Phuket|98.4|7.83333|small|Puket;Tha Rua Phuket|
49780|THKRV|TH|Krabi|98.91667|8.06667|very-small||
49790|THKAN|TH|Kantang Harbor|99.51667|7.4|very-small||
49792|THBSP|TH|Bang Saphan|99.6|11.18333|very-small||
49794|THKHA|TH|Khanom|99.9|9.2|very-small||THPKP
49825|MYLGK|MY|Port Langkawi|99.76667|6.43333|very-small||
49830||MY|Pelabuhan Bass|99.83333|6.31667|very-small|Bass Harbour|
49850|MYPEN|MY|Pulau Pinang|100.35|5.41667|medium|Penang|MYJEL;MYRAI
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
50000|SGKEP|SG|Keppel - (East Singapore)|103.85|1.28333|large|Keppel Harbor;Singapore|SGSIN;SGBKM
50010|SGPUB|SG|Pulau Bukom|103.76667|1.23333|medium||SGPAP
50015|SGSEB|SG|Pulau Sebarok|103.8|1.2|small||
50017|SGJUR|SG|Jurong Island|103.73333|1.28333|large||SGAYC;SGPPT;SGTUA
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
50925|IDBTN|ID|Banten|105.96667|-6.01667|very-small||IDCIW
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
51500||ID|Tarempah|106.21667|3.21667|very-small||IDTER
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
51587|MYTPP|MY|Tanjung Pelepas|103.55|1.35|medium||MYTBI;MYTKP
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
51870|IDSTN|ID|Stagen|116.15|-3.3|very-small|Setagin|IDPUT
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
53160|PGPOM|PG|Port Moresby|147.13333|-9.46667|small||PGNAP
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
53610|AUNTL|AU|Newcastle|151.78333|-32.91667|large||AUSGT
53650|AUSYD|AU|Sydney|151.2|-33.86667|large||AUANN;AUCMP;AUMAR;AUNB2;AUPAG;AUPYR;AUROZ;AUSUH;AUULT;AUWOO
53655|AUBTB|AU|Botany Bay|151.23333|-34|small||AUKUR
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
54520|AUFRE|AU|Fremantle|115.75|-32.05|large||AUAPP;AUATT;AUCLM;AUCTE
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
54670|AUDRW|AU|Darwin|130.84778|-12.47139|medium||AUPAL
54671|AUMIB|AU|Milner Bay|136.41667|-13.86667|very-small||
54672|AUWEI|AU|Weipa|141.86667|-12.66667|very-small||AUEVL
54675|AUGOV|AU|Gove|136.7|-12.2|very-small||AUGOH
54690|AUKRB|AU|Karumba|140.83333|-17.48333|very-small||
54760|AUHBA|AU|Hobart|147.33333|-42.88333|medium||
54810|AUPHU|AU|Port Huon|146.98333|-43.16667|very-small||
54830||AU|Dover|147.03333|-43.31667|very-small||
54870|AUSTA|AU|Stanley|145.28333|-40.76667|very-small||AUPSY
54875|AUPLA|AU|Port Latta|145.38333|-40.83333|very-small||
54880|AUBWT|AU|Burnie|145.95|-41.05|small||
54920|AUDPO|AU|Devonport|146.36667|-41.18333|small||
54940|AUPTD|AU|Port Dalrymple|146.83333|-41.13333|medium||AUGEE
54943|AUBYP|AU|Beauty Point|146.81667|-41.15|small||
54970|AULST|AU|Launceston|147.11667|-41.45|small||
55000|NZWHR|NZ|Whangaroa|173.76667|-35.05|very-small||
55030|NZOPX|NZ|Opua|174.11667|-35.31667|very-small||
55050|NZWRE|NZ|Whangarei|174.43333|-35.8|small||
55060|NZAKL|NZ|Auckland|174.76667|-36.85|large||NZCSA;NZDEV;NZKAU;NZTAK
55080|NZTRG|NZ|Tauranga|176.16667|-37.63333|small||
55110|NZGIS|NZ|Gisborne|178.03333|-38.66667|small||
55130|NZNPE|NZ|Napier|176.91667|-39.48333|small||NZSEA
55150|NZWLG|NZ|Wellington|174.78333|-41.28333|large||NZBUW;NZSHB
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
55370|NZORR|NZ|Otago Harbor|170.63333|-45.81667|small|Cavensbourne;Oavensbourne|NZPOE
55400|NZBLU|NZ|Bluff Harbor|168.33333|-46.6|small|Campbelltown|NZTWI
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
55800|PFUTU|PF|Uturoa|-151.45|-16.73333|very-small||PFRFP
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
56290|USPAL|US|Port Allen|-159.58333|21.9|small||USKHW
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
57410|MYKUA|MY|Kuantan New Port|103.43333|3.96667|small||MYTGE
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
57610|VNBNO|VN|Vinh Cam Ranh|109.16667|11.88333|small||VNBAN
57620|VNNHA|VN|Nha Trang|109.23333|12.25|small||
57640|VNUIH|VN|Qui Nhon|109.23333|13.76667|very-small|Quy Nhon|VNTMT;VNTNA
57642||VN|Dai Hang|108.68333|8.48333|very-small||
57650|VNDAD|VN|Da Nang|108.21667|16.1|small|Tourane|VNDTS;VNHSN
57655|VNVUT|VN|Mui Vung Tau|107.06667|10.31667|very-small||
57657|VNTHO|VN|Thanh Hoa|106.76667|10.81667|very-small|Le Mon|
57660|VNNGT|VN|Nghe Tinh|105.76667|18.76667|small|Ben Thuy|VNBEN
57680|VNHPH|VN|Hai Phong|106.68333|20.91667|small|Haiphong|
57700|VNHON|VN|Hon Gai|107.06667|20.95|very-small|Hongal|VNHLG
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
57822|CNHUA|CN|Huangpu|113.41667|23.08333|small||CNNEG;CNWUC;CNXHO;CNYZU
57825|CNHUN|CN|Huangpuxingang|113.5|23.05|small||
57830|CNGGZ|CN|Guangzhou|113.23333|23.11667|medium|Canton;Kuaung Fhou|CNCAN;CNGZG
57840|HKHKG|HK|Hong Kong|114.2|22.26667|large||HK9YM;HKABD;HKCWB;HKKWN;HKTST;HKVIC;HKWNI
57857|CNYTN|CN|Yantian|114.26667|22.58333|small|Shenzhen|CNSZX;CNSNZ
57859|CNHUI|CN|Huizhou|114.51667|22.71667|very-small||
57860|CNSTG|CN|Shan T Ou|116.68333|23.36667|small|Swanton;Swatou|
57862|CNCOZ|CN|Chaozhou|117.08333|23.61667|medium|Sanbaimen|CNSBM;CNZEL
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
58395|PHSFS|PH|Subic Bay|120.26667|14.8|medium||PHOLO
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
58695|PHTNU|PH|Tanauan|125.01667|11.1|very-small||PHTLS
58740|PHMAA|PH|Maasin|124.83333|10.13333|very-small||
58750|PHBYB|PH|Baybay|124.8|10.68333|very-small||
58770|PHORC|PH|Ormoc|124.6|11|very-small||
58795|PHISL|PH|Isabel|124.43333|10.91667|very-small||
58800|PHPPN|PH|Palompon|124.38333|11.05|very-small||
58870|PHTAG|PH|Tagbilaran|123.85|9.65|small||
58890|PHTON|PH|Tubigan|123.96667|9.95|very-small||
58960|PHCEB|PH|Cebu|123.9|10.3|large||PHLGU
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
59720|PHBUG|PH|Bugo|124.75|8.51667|very-small||PHTGO
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
59960|CNZOS|CN|Zhoushan|122.1|30|small|Dinghai|CNMAJ
59963|CNZPU|CN|Zhapu|121.08333|30.58333|small|Chapu;Hangzhou|
59970|CNSGH|CN|Shanghai|121.5|31.21667|large|Yangshan|CNSHA;CNSHG;CNYSA;CNYSN
59974|CNCGS|CN|Changshu|120.95|31.76667|small||
59976|CNTAC|CN|Taicang|121.2|31.65|very-small||
59985|CNJGY|CN|Jiangyin|120.23333|31.91667|small||CNJIA;CNCHX
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
60140|CNQIN|CN|Qingdao Gang|120.26667|36.03333|large|Tsingtao;Qingdao|CNQDG;CNTAO;CNQAW
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
60250|CNDAL|CN|Dalian|121.66667|38.91667|large|Dairen;Dalian Wan;Ta Cien;Ta Lien|CNDLC;CNDAG;CNDAS
60280|KPNAM|KP|Nampo|125.4|38.71667|small|Chinnampo|
60290|KPSGN|KP|Kyomip'o|125.61667|38.73333|very-small|Songnim|
60310|KPHAE|KP|Haeju Hang|125.7|38|small|Haeju|
60320|KRINC|KR|Inchon|126.61667|37.46667|large|Chemulpo;Jinsen;Incheon|KRGIN
60323|KRTSN|KR|Daesan Hang|126.4|37.01667|very-small|Daesan|
60325|KRPTK|KR|Pyeongtaek Hang|126.8|37|medium||KRTJI
60330|KRKUV|KR|Kunsan|126.61667|35.98333|small|Kunson|
60340|KRMOK|KR|Mokpo|126.38333|34.78333|medium|Moppo|KRDBL
60350||KR|Cheju Hang|126.53333|33.51667|small|Saishu|KRCHA;KRKWA
60370|KRYOS|KR|Yosu|127.75|34.73333|small|Reisu;Yeosu|
60376|KRKAN|KR|Gwangyang Hang|127.8|34.85|medium|Gwangyang|
60380|KRMAS|KR|Masan|128.56667|35.18333|medium||
60385|KRCHF|KR|Chinae|128.65|35.13333|small|Jinhae|
60390|KRPUS|KR|Busan|129.03333|35.1|large|Fusan|KRBUS;KRBJG;KRKCN
60400|KRUSN|KR|Ulsan|129.4|35.45|medium|Urusan|KRONS
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
60610|RUVVO|RU|Vladivostok|131.88833|43.10889|large||RUFIP;RUFPT;RUVMS
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
61380|JPTYO|JP|Tokyo Ko|139.75|35.66667|large|Tokyo|JPOMA
61385|JPKWS|JP|Kawasaki Ko|139.76667|35.5|large||
61390|JPYOK|JP|Yokohama Ko|139.58333|35.45|large|Yokohama|
61400|JPYOS|JP|Yokosuka Ko|139.66667|35.28333|medium||JPOPA
61410|JPURG|JP|Uraga Ko|139.71667|35.23333|very-small||JPKRH
61415|JPTGO|JP|Tagonoura Ko|138.7|35.13333|medium||
61416|JPATM|JP|Atsumi|137.06667|34.66667|very-small||
61420|JPSMD|JP|Shimoda Ko|138.95|34.66667|very-small||
61425|JPOMZ|JP|Omaezaki Ko|138.23333|34.6|small||
61460|JPSMZ|JP|Shimizu Ko|138.5|35.01667|small|Simizu|
61465|JPMKW|JP|Mikawa|137.3|34.71667|large|Makawi|JPTAR;JPTHS
61470|JPKNU|JP|Kinuura Ko|136.95|34.85|small||
61475|JPGAM|JP|Gamagori Ko|137.21667|34.81667|small||
61480|JPNGO|JP|Nagoya Ko|136.86667|35.06667|large|Nagoya|JPCTA;JPTKA
61490|JPYKK|JP|Yokkaichi|136.63333|34.96667|medium|Yokkaiti|
61495|JPMSA|JP|Matsusaka|136.56667|34.6|small|Matsusaki;Tsumatsusaka|
61500|JPTOB|JP|Toba|136.85|34.48333|small||
61515|JPOWA|JP|Owase Ko|136.21667|34.06667|very-small||
61540|JPTAE|JP|Tanabe Ko|135.36667|33.71667|very-small||
61541|JPYUA|JP|Yura|135.1|33.95|||
61545|JPWAK|JP|Wakayama-Shimotsu Ko|135.13333|34.2|large|Minami-ku|JPKAI
61547|JPSBK|JP|Sakai-Senboku|135.43333|34.55|medium||JPSFI
61550|JPOSA|JP|Osaka|135.43333|34.65|large|Sakai|JPAMX
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
61617|JPHAB|JP|Habu Ko|133.18333|34.28333|very-small||JPINS
61630|JPONX|JP|Onomichi-Itozaki|133.16667|34.38333|large||JPMHR;JPONO;JPSTD
61640|JPKRE|JP|Kure|132.55|34.23333|medium||
61642|JPMKS|JP|Mitsukojima|132.51667|34.18333|very-small||
61650|JPHIJ|JP|Hiroshima|132.46667|34.35|medium||
61655|JPKKW|JP|Kanokawa Ko|132.43333|34.18333|very-small||
61662|JPIWK|JP|Iwakuni Ko|132.25|34.18333|medium||JPOTK
61664|JPNIT|JP|Namikata|132.9|34.11667|very-small||
61675|JPKUD|JP|Kudamatsu|131.86667|34|small||
61680|JPTKY|JP|Tokuyama|131.81667|34.03333|medium||JPTXD
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
61935|JPHAN|JP|Hannan Ko|135.35|34.46667|small||JPKDA
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
62120|JPWAM|JP|Wakamatsu Ko|130.81667|33.9|large||JPKNM
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
62900||RU|Bolshaya Piryu Guba|34.36139|66.67306|small|Lyessnoy|RUUMB
62910|RUGRH|RU|Ostrovnoy Gremikha|39.52556|68.05833|small|Iokanga|
62950|RUMMK|RU|Murmansk|33.05|68.98333|large|Rosta|
62970||RU|Mys Abram|33.03333|68.98333|very-small|Abram Point|
63070||AQ|Ellefsen Harbor|-45.03333|-60.73333|very-small||
63080||AQ|Scotia Bay|-44.71667|-60.75|very-small||
63090||AQ|Admiralty Bay|-58.41667|-62.08333|very-small||AQCFZ
63095|AQPFS|AQ|Port Foster|-60.63333|-62.95|very-small||
63100||AQ|Port Lockroy|-63.5|-64.81667|very-small||
63110||AQ|Melchior Harbor|-63|-64.31667|very-small||
63120||AQ|Andersen Harbor|-62.93333|-64.31667|very-small||
63130|AQMCM|AQ|Mcmurdo Station|166.65|-77.85|small||
1157629|AEAMF|AE|Musaffah|54.4833|24.3833|||
1157644|AEAMU|AE|Abu Musa|55.0167|25.8667|||
1160733|AEDBP|AE|Dibba|56.2667|25.6167|||
1162285|AEEND|AE|Esnnad|54.45|24.3167|||
1163589|AEFRP|AE|Free Port|55.25|25.25|||
1165933|AEHSN|AE|Hassyan|54.9|24.9|||
1166173|AEHZP|AE|Hamriya Free Zone Port|55.3167|25.3|||
1169025|AEKHL|AE|Mina Khalifa/Abu Dhabi|54.66|24.805|||
1169151|AEKLB|AE|Kalba|56.35|25.0667|||
1177223|AERKP|AE|Rak Khor Port|55.95|25.8167|||
1177278|AERMC|AE|Rak Maritime City|56.05|25.95|||
1177570|AERUW|AE|Ar Ruways|52.7487|24.1388|||
1178299|AESID|AE|Sadiyat Island|54.4|24.5333|||
1241616|AGFAM|AG|Falmouth|-61.7833|17.0167|||
1253414|AGPHM|AG|Parham|-61.75|17.0833|||
1434199|ALBUT|AL|Butrint|20.0167|39.75|||
1440861|ALHMR|AL|Himare|19.7167|40.1333|||
1452484|ALROM|AL|Romano Port|19.4167|41.3667|||
1453169|ALSAR|AL|Sarande|20|39.8833|||
1551413|AOBAB|AO|Baba|12.2333|-14.8333|||
1551517|AOBDD|AO|Barra do Dande|13.3701|-8.4718|||
1552098|AOBUG|AO|Benguela|13.4027|-12.5767|||
1553092|AOCPO|AO|Capulo|13.1667|-7.9833|||
1553256|AOCUI|AO|Cuio|12.9833|-12.9833|||
1556094|AOFBY|AO|Farta Bay|13.2|-12.6167|||
1563654|AOLUC|AO|Lucira|12.5248|-13.8655|||
1565944|AONTO|AO|N'Zeto (Ambrizete)|12.85|-7.2667|||
1568208|AOPSA|AO|Porto Saco (Portosalazar)|12.1333|-15.1333|||
1629393|AQAPT|AQ|Arturo Prat|-59.6833|-62.5|||
1629444|AQARC|AQ|Arctowski|-58.4667|-62.15|||
1629461|AQART|AQ|Artigas|-58.9|-62.1833|||
1630271|AQBHN|AQ|Bellingshausen|-58.95|-62.1833|||
1634102|AQESC|AQ|Escudero|-58.95|-62.2|||
1634115|AQESP|AQ|Esperanza|-56.9833|-63.3833|||
1636559|AQGWL|AQ|Great Wall|-58.9667|-62.2167|||
1639351|AQJCP|AQ|Juan Carlos Primero|-60.3833|-62.65|||
1639949|AQJUB|AQ|Jubany|-58.65|-62.2333|||
1641042|AQKSG|AQ|King Sejong|-58.7833|-62.2167|||
1641602|AQLAW|AQ|Law Base|76.3833|-69.3833|||
1645628|AQORC|AQ|Orcadas|-44.7333|-60.7333|||
1646590|AQPLM|AQ|Palmer|-64.05|-64.7667|||
1646796|AQPRO|AQ|Progress|76.3833|-69.4|||
1649889|AQSGN|AQ|Signy|-45.6|-60.7167|||
1657981|AQZGN|AQ|Zhongshan|76.3833|-69.3667|||
1671202|ARCVI|AR|Caleta Olivia|-67.5227|-46.4479|||
1688980|ARSAE|AR|San Antonio Este|-64.7333|-40.8|||
1692832|ARVLO|AR|Vicente Lopez|-58.4833|-34.5167|||
1786302|AUAGS|AU|Augusta|115.1592|-34.3157|||
1786369|AUAIR|AU|Airlie Terminal|115.1667|-21.3333|||
1786462|AUALI|AU|Australind|115.7167|-33.2833|||
1786469|AUALP|AU|Abell Point|148.7167|-20.2667|||
1786505|AUAMR|AU|Amrun|141.6167|-12.9167|||
1786693|AUASB|AU|Ashburton|115.01|-21.678|||
1787253|AUBAR|AU|Barry Beach|146.3833|-38.7|||
1787362|AUBDY|AU|Bomaderry|150.6167|-34.85|||
1787580|AUBKE|AU|Berkeley Vale|151.4333|-33.35|||
1787625|AUBLP|AU|Black Point|132.15|-11.15|||
1787726|AUBOO|AU|Booby Island|141.9167|-10.6|||
1787736|AUBOY|AU|Boyer|147.3|-42.8333|||
1787760|AUBPO|AU|Bridport|147.4|-41|||
1787848|AUBSA|AU|Brighton-Le-Sands|151.15|-33.95|||
1787927|AUBUL|AU|Bulli|150.9167|-34.3|||
1787934|AUBUS|AU|Busselton|115.3455|-33.6525|||
1787992|AUBWI|AU|Bulwer|153.3667|-27.0667|||
1788426|AUCBA|AU|Corio Bay|144.4333|-38.1167|||
1788634|AUCHE|AU|Chermside|153.1667|-27.3833|||
1788814|AUCMO|AU|Como|151.0667|-34|||
1788864|AUCN6|AU|Chinderah|153.55|-28.2333|||
1788888|AUCOU|AU|Coolum|153.0833|-26.55|||
1788990|AUCRU|AU|Cronulla|151.15|-34.05|||
1789045|AUCTH|AU|Thevenard Island|114.9833|-21.45|||
1789051|AUCTN|AU|Cooktown|145.2498|-15.4657|||
1789119|AUCVN|AU|Cleveland|153.2667|-27.5333|||
1789122|AUCVQ|AU|Carnarvon|113.6571|-24.8826|||
1789752|AUDGA|AU|Tea Gardens|152.15|-32.6667|||
1790037|AUDON|AU|Cape Don|131.75|-11.3167|||
1790150|AUDRY|AU|Drysdale|144.5667|-38.1667|||
1791079|AUELB|AU|Elizabeth Bay|136.55|-11.9|||
1792462|AUFRY|AU|Port Fairy|142.2333|-38.3667|||
1792627|AUFWT|AU|Freshwater|151.2833|-33.7667|||
1793713|AUGUR|AU|The Gurdies|145.55|-38.3667|||
1794359|AUHFR|AU|Henderson|115.7667|-32.1667|||
1794837|AUHTT|AU|Halletts Cove|138.5|-35.0667|||
1797664|AUKAY|AU|Kayena|146.8833|-41.1833|||
1797931|AUKIT|AU|Kingston|147.3035|-42.9764|||
1798945|AULEN|AU|Lakes Entrance|148.0016|-37.8668|||
1799220|AULMQ|AU|Lake Macquarie|151.6|-33.0667|||
1799477|AULUB|AU|Lucky Bay|136.9167|-33.6833|||
1800056|AUMDC|AU|Mordialloc|145.0833|-38.0167|||
1800337|AUMLL|AU|Mooloolaba|153.1333|-26.6833|||
1801366|AUNHU|AU|Nhulunbuy|136.7833|-12.1833|||
1802609|AUOKF|AU|Oak Flats|150.8167|-34.55|||
1803530|AUPDI|AU|Port Denison|114.9333|-29.2667|||
1803573|AUPER|AU|Perth|115.85|-31.95|||
1803579|AUPEX|AU|Exmouth|114.1209|-21.9306|||
1803673|AUPHP|AU|Point Henry Pier/Melbourne|144.4333|-38.1167|||
1803838|AUPMK|AU|Palm Island|146.5779|-18.7356|||
1803980|AUPQQ|AU|Port Macquarie|152.9089|-31.4308|||
1804074|AUPTI|AU|Port Douglas|145.4673|-16.4838|||
1804088|AUPTW|AU|Port Willunga|138.45|-35.2667|||
1804106|AUPUG|AU|Port Augusta|137.7728|-32.496|||
1804443|AUP6D|AU|Aspendale|145.1|-38.0333|||
1805737|AURAF|AU|Raffles Bay|132.3833|-11.2667|||
1806175|AURNB|AU|Rosslyn Bay|150.7833|-23.1667|||
1806209|AUROB|AU|Robe|139.7603|-37.1639|||
1807551|AUSTR|AU|South Trees|151.2833|-23.9|||
1807653|AUSWR|AU|South West Rocks|153.0413|-30.8855|||
1807715|AUSYL|AU|Sylvania|151.1|-34.0167|||
1808300|AUTHS|AU|Tweed Heads South|153.5333|-28.2|||
1808537|AUTOR|AU|Toronto|151.6|-33|||
1808625|AUTRD|AU|Tooradin|145.3833|-38.2167|||
1808708|AUTTS|AU|Blackmans Bay|147.3167|-42.9833|||
1808977|AUT3P|AU|Port Hacking|151.1333|-34.0667|||
1809609|AUUMB|AU|Umbakumba|136.8|-13.85|||
1809791|AUURN|AU|Urangan|152.9053|-25.2921|||
1811955|AUWNB|AU|Withnell Bay|116.7833|-20.5833|||
1812132|AUWSI|AU|Whitsunday Island|149.0167|-20.25|||
1812137|AUWSN|AU|Warners Bay|151.65|-32.9667|||
1812171|AUWTN|AU|Webberton|114.6167|-28.75|||
1813858|AUYBA|AU|Yamba|153.3591|-29.4375|||
1815028|AUZBO|AU|Bowen|148.2475|-20.0137|||
1865861|AWBAR|AW|Barcadera|-69.9833|12.4833|||
1866542|AWBUS|AW|Bushiribana|-69.9667|12.55|||
1982974|AZALA|AZ|Alat|49.443|39.9707|||
2493563|BEAAL|BE|Aalter|3.4291|51.1064|||
2493697|BEAEJ|BE|Arendonk|5.1049|51.3388|||
2493984|BEAMY|BE|Amay|5.2694|50.5374|||
2494212|BEATO|BE|Antoing|3.4317|50.5378|||
2494748|BEBBG|BE|Blankenberge|3.1106|51.3138|||
2495096|BEBLO|BE|Beloeil|3.7381|50.5428|||
2495117|BEBMB|BE|Boortmeerbeek|4.5624|50.9724|||
2495197|BEBON|BE|Bornem|4.2747|51.1237|||
2495290|BEBRE|BE|Bree|5.6134|51.1464|||
2495298|BEBRM|BE|Beernem|3.2972|51.1428|||
2495950|BECCS|BE|Courcelles|4.3911|50.4818|||
2497139|BEDDR|BE|Dendermonde|4.0769|51.0271|||
2497292|BEDIA|BE|Dinant|4.9033|50.2691|||
2497302|BEDIK|BE|Diksmuide|2.8548|51.0327|||
2497705|BEDUF|BE|Duffel|4.5376|51.1107|||
2498251|BEECH|BE|Mechelen|4.4426|51.041|||
2499418|BEFCS|BE|Farciennes|4.5349|50.4172|||
2499525|BEFFX|BE|Floriffoux|4.7561|50.4344|||
2500523|BEGBB|BE|Grobbendonk|4.7059|51.1838|||
2500734|BEGHI|BE|Saint-Ghislain|3.7696|50.4752|||
2501219|BEGVR|BE|Gavere|3.6516|50.9353|||
2501789|BEHEJ|BE|Harelbeke|3.3|50.8507|||
2501797|BEHER|BE|Herentals|4.8855|51.1835|||
2502299|BEHTJ|BE|Hautrage|3.7802|50.4793|||
2503008|BEIGE|BE|Ingelmunster|3.2671|50.915|||
2505363|BEKHN|BE|Kerkhove|3.5001|50.7948|||
2505741|BEKSR|BE|Kluisbergen|3.4843|50.7804|||
2505860|BEKWA|BE|Kwaadmechelen|5.1389|51.0925|||
2506281|BELAN|BE|Lanaken|5.6425|50.8792|||
2506544|BELIE|BE|Lier|4.5745|51.1195|||
2506754|BELOK|BE|Lokeren|3.9865|51.105|||
2506960|BELUM|BE|Lummen|5.2424|50.9956|||
2507437|BEMAN|BE|Manage|4.2245|50.5164|||
2507567|BEMEH|BE|Meerhout|5.0668|51.1048|||
2507801|BEMLD|BE|Marche-les-Dames|4.9799|50.4754|||
2508003|BEMRB|BE|Moerbrugge|3.2588|51.1607|||
2508990|BENMC|BE|Nameche|4.9626|50.4799|||
2509407|BENYL|BE|Nijlen|4.6812|51.1879|||
2510091|BEOKP|BE|Oostkamp|3.2588|51.1607|||
2510270|BEOPY|BE|Oupeye|5.6674|50.707|||
2510454|BEOVE|BE|Overpelt|5.3886|51.2377|||
2510976|BEPCQ|BE|Pecq|3.3438|50.6904|||
2511066|BEPFE|BE|Profondeville|4.88|50.3866|||
2513485|BERIJ|BE|Rijkevorsel|4.7451|51.3307|||
2513726|BERPM|BE|Rupelmonde|4.2747|51.1237|||
2513936|BERVS|BE|Ravels|4.9911|51.36|||
2514378|BESAS|BE|Sint-Amands|4.2|51.0555|||
2514509|BESEN|BE|Seneffe|4.2248|50.5476|||
2514609|BESHL|BE|Schelle|4.3088|51.1238|||
2514747|BESLN|BE|Sint-Lenaarts|4.6823|51.3433|||
2514779|BESML|BE|Sint-Martens-Latem|3.64|51.0224|||
2516213|BETUR|BE|Turnhout|4.928|51.327|||
2517984|BEVEU|BE|Veurne|2.6667|51.0701|||
2519001|BEWAR|BE|Waregem|3.4067|50.9101|||
2519139|BEWET|BE|Wetteren|3.928|51.0147|||
2519141|BEWEV|BE|Wevelgem|3.2133|50.8077|||
2519359|BEWLB|BE|Willebroek|4.3618|51.0763|||
2522668|BEZGM|BE|Zingem|3.6514|50.8862|||
2523042|BEZRM|BE|Zomergem|3.5641|51.0951|||
2572507|BGAKH|BG|Akhtopol|27.95|42.1|||
2573327|BGBAL|BG|Balchik|28.1661|43.4023|||
2587342|BGNES|BG|Nessebar|27.7333|42.65|||
2587712|BGNPO|BG|Nikopol|24.8807|43.7098|||
2593469|BGSOZ|BG|Sozopol|27.7|42.4167|||
2816118|BMHBI|BM|Harbour Island|-76.6333|25.5|||
2828949|BMSEV|BM|Devonshire|-64.75|32.3|||
2829288|BMSOU|BM|Southampton|-64.85|32.25|||
2985137|BQRIN|BQ|Dorp Rincon|-68.3333|12.2333|||
2986009|BQSAB|BQ|Saba|-63.2333|17.6333|||
3004563|BRABZ|BR|Armacao dos Buzios|-41.8833|-22.75|||
3004591|BRACT|BR|Alcantara|-44.4167|-2.4|||
3004595|BRACX|BR|Acu Pt / Sao Joao da Barra|-40.9815|-21.81|||
3004694|BRAFU|BR|Afua|-50.3833|-0.15|||
3004965|BRANT|BR|Antonina|-48.7|-25.4167|||
3005086|BRARE|BR|Areia Branca|-37.1167|-4.95|||
3005662|BRBAC|BR|Balneario Camboriu|-48.6333|-26.9833|||
3006038|BRBLE|BR|Belmonte|-38.8798|-15.8613|||
3007000|BRCFO|BR|Cabo Frio|-42.0167|-22.8667|||
3007058|BRCHE|BR|Chaves|-49.9883|-0.16|||
3007405|BRCRL|BR|Caravelas|-39.2481|-17.7126|||
3008058|BRDCS|BR|Duque de Caxias|-43.3|-22.7833|||
3011713|BRGIB|BR|Guaiba|-51.3|-30.1|||
3011900|BRGNS|BR|Galinhos|-36.2667|-5.0833|||
3013790|BRIBE|BR|Ilhabela|-45.35|-23.7833|||
3014036|BRIIM|BR|Itapemirim|-40.8333|-21|||
3014228|BRIOA|BR|Itapoa|-48.6035|-26.1855|||
3015605|BRJUR|BR|Juruti|-56.09|-2.15|||
3017339|BRLDR|BR|Ladario|-57.5998|-19.0006|||
3018464|BRMCU|BR|Macau|-36.6333|-5.1|||
3018599|BRMGT|BR|Mangaratiba|-44.0333|-22.95|||
3021892|BRPBO|BR|Porto Belo|-48.6|-27.1333|||
3021982|BRPEC|BR|Pecem Pt / Sao Goncalo do Amarante|-38.8667|-3.5167|||
3022340|BRPOU|BR|Ponta do Ubu Pt / Anchieta|-40.573|-20.786|||
3022367|BRPPN|BR|Pontal do Parana|-48.4333|-25.5833|||
3022442|BRPRU|BR|Paracuru|-39.0167|-3.4|||
3025707|BRSLV|BR|Salvaterra|-48.5|-0.75|||
3025996|BRSUE|BR|Soure|-48.5|-0.7167|||
3026895|BRTMT|BR|Porto Trombetas / Oriximina|-56.378|-1.462|||
3027677|BRUBT|BR|Ubatuba|-45.0667|-23.4333|||
3045306|BSBKC|BS|Bock Cay|-76.1667|23.8167|||
3046267|BSCEL|BS|Cape Eleuthera|-76.35|24.8167|||
3046598|BSCOC|BS|Little Stirrup Cay|-77.9333|25.8167|||
3049234|BSEXU|BS|Great Exuma Island|-75.8333|23.5333|||
3050984|BSGHC|BS|Great Harbour Cay|-77.8333|25.75|||
3051222|BSGOC|BS|Gorda Cay|-77.5333|26.0833|||
3051358|BSGSC|BS|Great Stirrup Cay|-77.9|25.8333|||
3051392|BSGTC|BS|Green Turtle Cay|-77.3419|26.7872|||
3051942|BSHBI|BS|Harbour Island|-76.6401|25.5393|||
3052310|BSHMC|BS|Little San Salvador|-75.9167|24.5833|||
3057206|BSLUC|BS|Lucaya|-78.6421|26.5143|||
3057925|BSMHH|BS|Marsh Harbour|-76.9667|26.5333|||
3064075|BSRSD|BS|Rock Sound|-76.2|24.9|||
3065035|BSSML|BS|Stella Maris|-75.3|23.6|||
3065814|BSTBI|BS|The Bight|-75.4|24.3167|||
3069889|BSWTD|BS|West End|-78.9918|26.7011|||
3320306|BZBGK|BZ|Big Creek|-88.4|16.5167|||
3322608|BZDGA|BZ|Dangriga|-88.2167|16.9667|||
3672896|CAAGU|CA|Aguathuna|-58.7667|48.55|||
3673060|CAALO|CA|L'Anse-au-Loup|-56.8333|51.5167|||
3673067|CAALV|CA|Atholville|-66.7167|47.9833|||
3673258|CAARI|CA|Arichat|-61.0167|45.5167|||
3673400|CAAVO|CA|Avondale|-53.2|47.4167|||
3673401|CAAVP|CA|Avonport|-64.25|45.1|||
3673831|CABAD|CA|Baddeck|-60.7469|46.0988|||
3673841|CABAN|CA|Barrington|-65.5667|43.5667|||
3673847|CABAT|CA|Bathurst|-65.6511|47.6181|||
3673935|CABDF|CA|Bedford|-63.6833|44.7167|||
3673947|CABDR|CA|Bald Rock|-63.5667|44.4667|||
3673964|CABEA|CA|Beaver Cove|-126.8667|50.5167|||
3673975|CABEL|CA|Belledune|-65.8113|47.8858|||
3674015|CABFR|CA|Beresford|-65.7|47.6833|||
3674148|CABJO|CA|Baie-Johan-Beetz|-62.8333|50.3|||
3674209|CABLH|CA|Blacks Harbour|-66.7949|45.0556|||
3674278|CABNI|CA|Bowen Island|-123.3333|49.3784|||
3674321|CABOR|CA|Borden|-63.7|46.25|||
3674352|CABPO|CA|Beach Point|-62.4833|46.0167|||
3674409|CABRD|CA|Brentwood Bay|-123.45|48.5833|||
3674481|CABTH|CA|Bath|-76.8011|44.1637|||
3674508|CABUA|CA|Bull Arm|-53.8814|47.8102|||
3674512|CABUE|CA|Bouctouche|-64.7167|46.4667|||
3674516|CABUI|CA|Burin|-55.1833|47.05|||
3674526|CABUS|CA|Burnside|-53.8|48.7|||
3674986|CACAC|CA|Cap-Chat|-66.6833|49.0833|||
3674991|CACAH|CA|Canso|-61|45.3333|||
3675073|CACCV|CA|Comfort Cove|-54.8667|49.3333|||
3675239|CACHR|CA|Chandler|-64.6793|48.3494|||
3675241|CACHT|CA|Cheticamp|-61.0167|46.6167|||
3675267|CACIL|CA|Change Islands|-54.4167|49.6667|||
3675365|CACLH|CA|Clark's Harbour|-65.6532|43.4593|||
3675375|CACLR|CA|Clyde River|-68.5899|70.4723|||
3675377|CACLT|CA|Carleton|-66.1196|48.1025|||
3675472|CACOM|CA|Campbellton|-66.6727|48.0075|||
3675480|CACOU|CA|Courtenay|-124.9936|49.6866|||
3675518|CACPY|CA|Cape Ray|-59.3|47.6333|||
3675563|CACRB|CA|Carbonear|-53.25|47.7333|||
3675604|CACSI|CA|Cap-St-Ignace|-70.45|47.0333|||
3675615|CACST|CA|Chester|-64.2398|44.534|||
3675698|CACVA|CA|Cleveland|-64|44.65|||
3675739|CACWH|CA|Cow Head|-57.7833|49.9|||
3676284|CADEI|CA|Deer Island|-66.9667|44.9667|||
3676287|CADEL|CA|Delta|-123|49.0833|||
3676423|CADIL|CA|Dildo|-53.55|47.55|||
3676752|CADSA|CA|Denman Island|-124.8|49.55|||
3676899|CADWL|CA|Dingwall|-60.4667|46.9|||
3677406|CAEDI|CA|Grande-Digue|-64.55|46.2833|||
3678532|CAFCM|CA|Kuujjuaq|-68.3997|58.1073|||
3678934|CAFOG|CA|Fogo|-54.2833|49.7167|||
3679051|CAFRV|CA|Forestville|-69.0848|48.7381|||
3679983|CAGLB|CA|Glace Bay|-59.9667|46.2|||
3680121|CAGPD|CA|Port-Daniel - Gascons|-64.9167|48.1667|||
3680834|CAHCC|CA|Hacketts Cove|-63.9333|44.5667|||
3681003|CAHHB|CA|Hants Harbour|-53.2667|48.0167|||
3681187|CAHMP|CA|Hampden|-56.8667|49.5333|||
3681293|CAHPT|CA|Hantsport|-64.1797|45.0666|||
3681346|CAHRE|CA|Harbour Grace|-53.25|47.6833|||
3681530|CAHWS|CA|Howe Sound|-123.375|49.4758|||
3682135|CAIGL|CA|Igloolik|-81.7999|69.3777|||
3682475|CAIQL|CA|Iqaluit|-68.5173|63.747|||
3683078|CAJAC|CA|Jackson Arm|-56.8|49.8667|||
3685391|CALAD|CA|Ladysmith|-123.817|48.9902|||
3685412|CALAY|CA|Lower Argyle|-65.8333|43.7333|||
3685449|CALB3|CA|L'Anse-a-Beaufils|-64.3|48.4667|||
3685471|CALCP|CA|Lockeport|-65.1167|43.7|||
3685477|CALCV|CA|Lower Cove|-59|48.5167|||
3685503|CALDN|CA|Ladner|-123.0824|49.0894|||
3685799|CALMD|CA|Lomond|-57.7667|49.45|||
3686081|CALUN|CA|Lunenburg|-64.3158|44.3761|||
3686143|CALWH|CA|Lower Woods Harbour|-65.7372|43.5218|||
3686259|CALZV|CA|Lantzville|-124.0833|49.25|||
3686595|CAMBR|CA|Main Brook|-56.0167|51.1833|||
3686699|CAMET|CA|Meteghan|-66.1658|44.1942|||
3686783|CAMHB|CA|Mahone Bay|-64.3653|44.4461|||
3686795|CAMHN|CA|Les Mechins|-66.9772|49.0056|||
3687031|CAMOL|CA|Mont-Louis|-65.75|49.2167|||
3687040|CAMOU|CA|Moosonee|-80.6345|51.2793|||
3687177|CAMSV|CA|Minesville|-63.3667|44.6833|||
3687713|CANAN|CA|Nanticoke|-80.0435|42.7974|||
3687789|CANCV|CA|Norman's Cove|-53.6667|47.55|||
3688280|CANRC|CA|New Richmond|-65.8582|48.1606|||
3688339|CANS3|CA|Neil's Harbour|-60.55|46.25|||
3690027|CAPAP|CA|Port au Port|-58.7167|48.55|||
3690029|CAPAR|CA|Parrsboro|-64.3259|45.4057|||
3690125|CAPDL|CA|Port-Daniel|-64.9186|48.1797|||
3690424|CAPME|CA|Port-Menier|-64.35|49.8167|||
3690541|CAPPT|CA|Prospect|-63.7833|44.4667|||
3690645|CAPSV|CA|Pleasantville|-64.4333|44.3333|||
3690662|CAPTE|CA|Port Edward|-130.3381|54.2269|||
3691546|CAQLE|CA|Les Escoumins|-69.4167|48.35|||
3692336|CARAM|CA|Ramea|-57.4167|47.5167|||
3692371|CARBN|CA|Robinsons|-58.7833|48.25|||
3692471|CAREL|CA|La Relance|-66.45|50.15|||
3692615|CARIT|CA|Rankin Inlet|-92.0667|62.8167|||
3692906|CARRE|CA|Chateau-Richer|-71.0167|46.9667|||
3692971|CARTB|CA|Robert's Bank|-123.164|49.017|||
3693483|CASAD|CA|Saint-Andrews|-67.0547|45.0701|||
3693500|CASAU|CA|Saint-Augustin|-58.6502|51.226|||
3693521|CASBH|CA|Sandy Beach|-64.4167|48.8167|||
3693534|CASBU|CA|Shelburne|-65.3246|43.7576|||
3693594|CASDM|CA|Sainte-Anne-des-Monts|-66.4833|49.1167|||
3693628|CASEM|CA|Seldom|-54.1667|49.6|||
3693658|CASFI|CA|Sainte-Famille|-70.9667|46.9667|||
3693722|CASHE|CA|Shediac|-64.5411|46.2198|||
3693725|CASHH|CA|Sheet Harbour|-62.5333|44.9333|||
3693876|CASLW|CA|Saint-Lawrence|-55.3906|46.9168|||
3693906|CASMS|CA|Saint-Marys|-53.5833|46.9167|||
3693970|CASOO|CA|Sooke|-123.7276|48.3746|||
3693976|CASOU|CA|Souris|-62.2486|46.3501|||
3694003|CASPN|CA|Spaniards Bay|-53.3|47.6167|||
3694076|CASRS|CA|Saint-Peters|-60.8667|45.65|||
3694111|CASST|CA|Saint-Shotts|-53.6|46.6333|||
3694304|CASYI|CA|Stoney Island|-65.5667|43.4667|||
3694639|CATAD|CA|Tadoussac|-53.8709|47.823|||
3694725|CATCV|CA|Tilt Cove|-55.6167|49.8833|||
3695293|CATTL|CA|Thetis Island|-123.6833|48.9833|||
3695397|CATWN|CA|Thawwassen|-123.0667|49|||
3697425|CAVOB|CA|Voisey's Bay|-61.85|56.25|||
3698349|CAWHH|CA|Whiffen Head|-54.0333|47.75|||
3698763|CAWTN|CA|Walton|-64.0167|45.2167|||
3700525|CAYDH|CA|Daniels Harbour|-57.5833|50.2333|||
3700562|CAYEK|CA|Arviat|-94.0585|61.1088|||
3700664|CAYHK|CA|Gjoa Haven|-95.8784|68.626|||
3701001|CAYRH|CA|Yarmouth|-66.1156|43.8334|||
3701284|CAYZS|CA|Coral Harbour|-83.1654|64.1383|||
3987734|CIASS|CI|Assinie-Mafia|-3.2833|5.1167|||
3993466|CIFRE|CI|Fresco|-5.5667|5.0833|||
3994434|CIGLU|CI|Grand Lahou|-5.0167|5.1333|||
3997510|CIJAC|CI|Jacqueville|-4.4167|5.2|||
4016634|CIZSS|CI|Sassandra|-6.0853|4.9538|||
4105091|CLACH|CL|Achao|-73.5167|-42.45|||
4105594|CLARA|CL|Arauco|-73.3167|-37.25|||
4105832|CLAYA|CL|Ayacara|-72.7833|-42.3|||
4106563|CLBLR|CL|Bahia Laredo|-70.8|-52.9667|||
4107364|CLCBC|CL|Calbuco|-73.1333|-41.75|||
4107396|CLCCA|CL|Chacao|-73.5333|-41.8333|||
4107549|CLCGR|CL|Cruz Grande|-71.3|-29.45|||
4107580|CLCHO|CL|Chonchi|-73.8|-42.6|||
4107618|CLCIS|CL|Puerto Cisnes|-72.6893|-44.7303|||
4107793|CLCNX|CL|Cabo Negro|-70.8181|-52.9578|||
4107815|CLCOL|CL|Caleta Coloso|-70.4637|-23.7562|||
4107913|CLCRH|CL|Carahue|-73.55|-43|||
4107959|CLCST|CL|Constitucion|-72.4116|-35.3332|||
4108559|CLDCH|CL|Dalcahue|-73.6445|-42.3834|||
4113795|CLHUH|CL|Hualaihue|-72.6833|-42.0167|||
4114776|CLIPC|CL|Isla de Pascua|-109.4415|-27.1453|||
4117869|CLLEB|CL|Lebu|-73.65|-37.6|||
4118114|CLLLI|CL|Llico|-73.5667|-37.2|||
4118226|CLLOS|CL|Los Vilos|-71.5|-31.9|||
4119162|CLMIC|CL|Michilla|-70.2905|-22.7221|||
4119270|CLMLI|CL|Melinka|-73.75|-43.8667|||
4119273|CLMLL|CL|Maullin|-73.5833|-41.6167|||
4122375|CLPAT|CL|Puerto Patache|-70.2|-20.8|||
4122434|CLPCK|CL|Pecket|-71.1833|-52.95|||
4122560|CLPGA|CL|Pargua|-73.4333|-41.8|||
4122646|CLPIS|CL|Pisagua|-70.2|-19.6|||
4122890|CLPPY|CL|Puerto Percy|-70.2667|-52.9|||
4122903|CLPQD|CL|Puqueldon|-73.6333|-42.5833|||
4123004|CLPTC|CL|Punta Chungo|-71.5|-31.8667|||
4123006|CLPTE|CL|Quellon (Puerto Quellon)|-73.6255|-43.1263|||
4123010|CLPTI|CL|Patillos|-70.1833|-20.75|||
4123594|CLQCO|CL|Quinchao|-73.4|-42.5167|||
4123899|CLQLN|CL|Queilen|-73.4859|-42.8941|||
4124213|CLQUV|CL|Quellon Viejo|-73.6667|-43.1333|||
4124673|CLRAF|CL|Rauco|-73.7833|-42.5333|||
4125824|CLSAA|CL|Saavedra|-73.3971|-38.787|||
4127469|CLTON|CL|Tongoy|-71.4833|-30.25|||
4127509|CLTPT|CL|Tres Puentes|-70.8833|-53.1167|||
4129753|CLVNT|CL|Ventanas|-71.4833|-32.7333|||
4130523|CLWCH|CL|Chaiten|-72.7|-42.9167|||
4134599|CLZUD|CL|Ancud|-73.8333|-41.85|||
4157320|CMLIM|CM|Limbe|9.2167|4.0167|||
4184072|CNANG|CN|Huangxian|121.5667|29.55|||
4184258|CNASW|CN|Aoshanwei|120.6667|36.35|||
4184924|CNBEI|CN|Beilun|121.8833|29.9333|||
4185037|CNBHT|CN|Tieshan|109.568|21.6144|||
4185197|CNBMJ|CN|Baimajing|109.2167|19.7|||
4185395|CNBSD|CN|Baoshan Pt|121.4833|31.4167|||
4185609|CNBYN|CN|Binyang|120.3333|27.25|||
4186109|CNCFD|CN|Caofeidian Pt|118.4907|38.917|||
4186152|CNCGM|CN|Chongming|121.4|31.6333|||
4186229|CNCIV|CN|Civet / Guandong|113.0667|22.2667|||
4186248|CNCJG|CN|Caojing|121.4|30.7833|||
4187115|CNDAX|CN|Daxie Pt|121.95|29.8833|||
4187116|CNDAY|CN|Dayawan|114.6667|22.6667|||
4187149|CNDBX|CN|Bohe|111|21.5167|||
4187197|CNDDD|CN|Dadeng I.|118.3167|24.5333|||
4187216|CNDDW|CN|Dongdaiwan|119.6167|26.2333|||
4187309|CNDGN|CN|Donggang|124.1333|39.8833|||
4187311|CNDGP|CN|Dongping|112.2059|21.7294|||
4187398|CNDJA|CN|Dongjiakou|119.7667|35.6|||
4187417|CNDJT|CN|Dongjiaotou Pt|110.4167|20.3333|||
4187469|CNDLD|CN|Dalu Island|123.7321|39.7642|||
4187509|CNDMJ|CN|Jingan|113.2922|22.2107|||
4187524|CNDMY|CN|Damaiyu|119.6|25.1833|||
4187588|CNDOU|CN|Doumen Pt|113.2833|22.2|||
4187591|CNDOX|CN|Dongxing|107.9833|21.4833|||
4187608|CNDPG|CN|Dapeng|114.5|22.6|||
4187704|CNDSA|CN|Dasha|113.4418|23.1104|||
4187711|CNDSH|CN|Dongshi|118.4667|24.6667|||
4189479|CNFCH|CN|Fengcheng|121.2333|36.7|||
4189852|CNFNG|CN|Fuyong|113.7833|22.65|||
4190774|CNGGK|CN|Gongkou|117.2333|23.6333|||
4190806|CNGHI|CN|Guanghai Pt|112.8|21.9667|||
4190850|CNGIS|CN|Guishan|113.8167|22.1333|||
4191049|CNGON|CN|Gaolan|113.25|21.9167|||
4191259|CNGUT|CN|Guangdong Terminal|114.4333|22.5667|||
4191973|CNHHT|CN|Haitian Terminal/ Xiamen|120.3|27.1|||
4192199|CNHOH|CN|Honghu|113.8504|30.2003|||
4192212|CNHOU|CN|Houjie|113.6333|22.9333|||
4192376|CNHTO|CN|Haitou|108.9505|19.5056|||
4192403|CNHUH|CN|Huanghua Pt|117.8906|38.3201|||
4192586|CNHZU|CN|Houzhu|118.6667|24.8833|||
4194182|CNJES|CN|Jieshi|115.8306|22.8103|||
4194252|CNJGU|CN|Jinguzhou|113.0167|22.5167|||
4194315|CNJIP|CN|Jiangping|108.15|21.6|||
4194325|CNJIZ|CN|Jiazi|116.05|22.8667|||
4194382|CNJKO|CN|Jiangkou|119.1983|25.4869|||
4194733|CNJUZ|CN|Jiuzhen|117.7|24.0333|||
4196568|CNLGY|CN|Longyan Pt|122.6333|37.4333|||
4197498|CNMAC|CN|Macun|110.0167|19.95|||
4197820|CNMJS|CN|Maji Shan|122.4046|30.681|||
4198758|CNNDE|CN|Ningde|119.5228|26.6617|||
4198772|CNNDS|CN|Shacheng|119.5167|26.65|||
4199264|CNNSA|CN|Nansha Pt|113.5833|22.75|||
4199335|CNNUD|CN|Nudao|120.8667|36.3833|||
4201203|CNPHB|CN|Bijia|114.85|22.6167|||
4201619|CNPTJ|CN|Jinjing|119.7833|25.5|||
4201623|CNPTN|CN|Pingtan|119.7167|25.5|||
4202507|CNQLN|CN|Qinglan Pt|110.8167|19.55|||
4202732|CNQSA|CN|Qisha Pt|108.4667|21.5833|||
4202745|CNQSN|CN|Qianshan/Zhuhai|113.5167|22.2333|||
4203792|CNRPG|CN|Raoping|117|23.6667|||
4204451|CNSAT|CN|Shadi|112.7833|21.6|||
4204454|CNSAW|CN|Shanwai|121.2|28.05|||
4204673|CNSHD|CN|Shidao Pt|122.4333|36.8667|||
4204689|CNSHT|CN|Shating|113.4333|23.05|||
4204693|CNSHX|CN|Xinan|119.8556|26.72|||
4204713|CNSIJ|CN|Shijing|118.4333|24.6167|||
4204790|CNSKS|CN|Sikuaishi|122.5667|39.2833|||
4204820|CNSLO|CN|Shilou|113.5|23.0167|||
4204881|CNSNH|CN|Shenhu|118.6667|24.6167|||
4204892|CNSNS|CN|Sansha|120.2167|26.9333|||
4204921|CNSON|CN|Songxia Pt|119.5833|25.6833|||
4204942|CNSPA|CN|Shapa|111.4833|21.5|||
4205086|CNSTI|CN|Shatian|113.6167|22.9167|||
4205184|CNSWE|CN|Shanwei|115.35|22.7833|||
4205282|CNSZA|CN|Sanzao|113.35|22.05|||
4205900|CNTJG|CN|Taijiang|119.5|26.0833|||
4209074|CNWAS|CN|Wanshan Pt|113.7167|21.9333|||
4209081|CNWAZ|CN|Wanzai|113.5167|22.1833|||
4209347|CNWIT|CN|Weitou|118.6|24.5333|||
4210322|CNXDI|CN|Xindian|118.2407|24.6101|||
4210654|CNXNA|CN|Xinsha|113.5333|22.9833|||
4210662|CNXNI|CN|Xinxing|124.123|39.8669|||
4210872|CNXTO|CN|Xitou|111.7833|21.65|||
4211018|CNXXY|CN|Xiangyu Terminal/ Xiamen|120.3167|27.1|||
4211036|CNXYI|CN|Xinying|109.2833|19.7333|||
4211070|CNXZI|CN|Xiangzhi|118.7667|24.7667|||
4211595|CNYGX|CN|Yangxi|111.6753|21.7823|||
4211823|CNYNN|CN|Yongning|118.69|24.68|||
4212055|CNYUH|CN|Yuhuan|121.2333|28.1333|||
4212750|CNZGW|CN|Zhangwan|119.5833|26.7|||
4212769|CNZHH|CN|Zhuanghe Pt|122.9667|39.6833|||
4212991|CNZNZ|CN|Naozhou|110.5833|20.9167|||
4213048|CNZPO|CN|Zhapo|111.85|21.5667|||
4213148|CNZSM|CN|Shima|117.8122|24.4465|||
4213354|CNZYO|CN|Zhuangyuanao|121.1167|27.8833|||
4227858|COEJA|CO|Barrancabermeja|-73.9024|7.1105|||
4236820|COMAU|CO|Manaure|-72.4333|11.7667|||
4240950|COPUC|CO|Puerto Colombia|-74.95|11|||
4240959|COPUL|CO|Puerto Limon|-76.1833|9.3833|||
4242655|CORCH|CO|Riohacha|-72.9072|11.5444|||
4242662|CORCO|CO|Rio Cordoba|-76.3667|8.9167|||
4245286|COTLU|CO|Tolu|-75.5833|9.5333|||
4343153|CRCAB|CR|Cabo Blanco|-85|9.9333|||
4343640|CRCOM|CR|Chomes|-84.9167|10.05|||
4347893|CRGDP|CR|Golfo de Papagayo|-85.6833|10.6|||
4351518|CRJIC|CR|Jicaral|-85.1167|9.9667|||
4355881|CRNAN|CR|Nandayure|-85.2|10.0333|||
4358197|CRPAR|CR|Parrita|-84.3167|9.5167|||
4358872|CRPUM|CR|Punta Morales|-84.9703|10.0641|||
4361660|CRSAM|CR|Samara|-85.5333|9.8833|||
4365237|CRVDT|CR|Puerto Viejo|-82.7667|9.65|||
4459976|CUBCA|CU|Baracoa|-74.4971|20.348|||
4460160|CUBHO|CU|Bahia Honda|-83.1667|22.9|||
4461072|CUCAI|CU|Caibarien|-79.4667|22.5167|||
4465961|CUGIB|CU|Gibara|-76.1333|21.1|||
4474068|CUNIQ|CU|Niquero|-77.5833|20.05|||
4479646|CUSCS|CU|Santa Cruz del Sur|-77.9955|20.7155|||
4543828|CWFUI|CW|Fuikbaai|-68.8167|12.05|||
4616327|CYAKT|CY|Akrotiri|32.95|34.6|||
4616422|CYANM|CY|Ayia Napa|34|34.9833|||
4628703|CYLAT|CY|Latchi|32.4|35.0333|||
4633492|CYPFO|CY|Paphos|32.4167|34.7667|||
4640262|CYVAS|CY|Vasilikos|33.3401|34.7267|||
4645708|CYZYY|CY|Zyyi|33.3333|34.7333|||
5166269|DEABL|DE|Abbesbuttel|10.5178|52.3355|||
5166432|DEAGE|DE|Wangerooge|7.9|53.8|||
5166676|DEANK|DE|Anklam|13.6963|53.8619|||
5166838|DEASC|DE|Aschaffenburg|9.1409|49.9698|||
5166921|DEAUR|DE|Aurich|7.4739|53.4646|||
5167421|DEBBH|DE|Barth|12.7249|54.3635|||
5167435|DEBBV|DE|Bad Bevensen|10.6023|53.0684|||
5167529|DEBEN|DE|Bensersiel|7.5833|53.6833|||
5167534|DEBES|DE|Bad Essen|8.3157|52.3348|||
5167798|DEBMK|DE|Borkum|6.6667|53.5833|||
5167805|DEBMR|DE|Baltrum|7.3667|53.7333|||
5167858|DEBOC|DE|Bockhorst|7.5377|53.0135|||
5167968|DEBRK|DE|Barnkrug|9.4667|53.6833|||
5167970|DEBRM|DE|Bramsche|8.5205|52.3445|||
5167972|DEBRO|DE|Brohl-Lutzing|7.3251|50.4892|||
5168028|DEBTC|DE|Bodenteich|10.6687|52.831|||
5168079|DEBUT|DE|Butjadingen|8.3667|53.5833|||
5168215|DEBYT|DE|Borgstedt|9.7388|54.3416|||
5168247|DEBZR|DE|Binz|13.6|54.4|||
5168553|DECAR|DE|Carolinensiel|7.8|53.7|||
5168785|DECHL|DE|Schulau|9.7|53.5833|||
5169698|DEDAG|DE|Dagebull|8.6896|54.7313|||
5169705|DEDAN|DE|Dangast|8.1167|53.45|||
5169707|DEDAP|DE|Damp|10.0259|54.5824|||
5169964|DEDIA|DE|Dierhagen|12.3667|54.3|||
5169983|DEDIT|DE|Ditzum|7.2833|53.3167|||
5170181|DEDON|DE|Dorsten|6.9619|51.6637|||
5170270|DEDRA|DE|Dranske|13.2299|54.6308|||
5170284|DEDRO|DE|Drochtersen|9.4032|53.7353|||
5170410|DEDVE|DE|Dorverden|9.212|52.8681|||
5170860|DEEAM|DE|Erlenbach am Main|9.1394|49.8146|||
5170996|DEEEM|DE|Leimersheim|8.3601|49.1002|||
5171227|DEELF|DE|Elsenfeld|9.1511|49.8384|||
5171336|DEEOM|DE|Eggolsheim|11.0246|49.7743|||
5171465|DEESF|DE|Estorf/Weser|9.1149|52.5788|||
5172586|DEFRE|DE|Fresenburg|7.3114|52.9042|||
5172590|DEFRI|DE|Friedrichstadt|9.086|54.373|||
5173307|DEGEL|DE|Gelting|9.897|54.7453|||
5173544|DEGLK|DE|Glucksburg|9.5049|54.858|||
5173589|DEGMV|DE|Graal-Muritz|12.2333|54.25|||
5173741|DEGRD|DE|Greifswald|13.3844|54.0993|||
5173742|DEGRE|DE|Greetsiel|7.0975|53.5024|||
5173752|DEGRO|DE|Grossenbrode|11.0833|54.3833|||
5173948|DEGXG|DE|Gager|13.6833|54.3|||
5173959|DEGXR|DE|Grode|8.7167|54.6333|||
5174330|DEHAO|DE|Hasloch|9.4736|49.7839|||
5174334|DEHAS|DE|Hassfurt|10.5152|50.029|||
5174524|DEHGE|DE|Hooge|8.55|54.5667|||
5174531|DEHGL|DE|Helgoland|7.8833|54.1667|||
5174697|DEHLH|DE|Haldensleben|11.4049|52.28|||
5174704|DEHLO|DE|Haseldorf|9.5448|53.6178|||
5174763|DEHNF|DE|Hennigsdorf|13.216|52.6401|||
5174806|DEHOO|DE|Hooksiel|8.0167|53.6333|||
5174810|DEHOS|DE|Horumersiel|8.0167|53.6833|||
5174951|DEHSX|DE|Harlesiel|7.8091|53.7084|||
5175484|DEIAM|DE|Amrum|8.35|54.65|||
5176776|DEJEM|DE|Jemgum|7.4007|53.2656|||
5177316|DEJUI|DE|Juist|7|53.6833|||
5177921|DEKEB|DE|Kelsterbach|8.4674|50.0239|||
5177927|DEKEH|DE|Kehl|7.7942|48.544|||
5178075|DEKIT|DE|Kitzingen|10.1565|49.7208|||
5178271|DEKOL|DE|Kollmar|9.4788|53.7294|||
5178282|DEKOW|DE|Konigswinter|7.1904|50.6744|||
5178362|DEKRA|DE|Krautsand|9.3833|53.75|||
5178539|DEKWH|DE|Konigs Wusterhausen|13.6371|52.3032|||
5178941|DELAB|DE|Laboe|10.2265|54.4032|||
5178959|DELAT|DE|Lathen|7.3126|52.8691|||
5178986|DELBM|DE|Lubmin|13.6|54.1333|||
5179054|DELDM|DE|Langendamm|12.4667|54.3|||
5179158|DELGO|DE|Langeoog|7.4833|53.75|||
5179230|DELIS|DE|List/Sylt|8.4313|55.0192|||
5179429|DELON|DE|Longuich|6.7614|49.8144|||
5179531|DELRN|DE|Linz am Rhein|7.2793|50.5623|||
5179552|DELSA|DE|Lassan|13.8563|53.9518|||
5179780|DELYY|DE|Bullay|7.1318|50.051|||
5180110|DEMAO|DE|Maasholm|9.9918|54.6734|||
5180240|DEMEI|DE|Meissen|13.4744|51.1661|||
5180244|DEMEM|DE|Memmert|6.9|53.6333|||
5180351|DEMHR|DE|Mehring|6.8157|49.7938|||
5180379|DEMIL|DE|Miltenberg|9.2415|49.7031|||
5180381|DEMIN|DE|Minsen|7.9667|53.7|||
5180484|DEMLO|DE|Marlow|13.55|54.5333|||
5180692|DEMRS|DE|Mariensiel|8.05|53.5|||
5180694|DEMRU|DE|Mehrum|10.0894|52.3106|||
5181406|DENES|DE|Nessmersiel|7.35|53.6667|||
5181494|DENHE|DE|Nordheim|9.1633|49.1164|||
5181508|DENHS|DE|Neuharlingersiel|7.7|53.7|||
5181528|DENIE|DE|Nienburg|9.2044|52.6442|||
5181732|DENOE|DE|Norddeich|7.15|53.6167|||
5181745|DENOR|DE|Nordstrand|8.8833|54.5|||
5181833|DENRD|DE|Norderney|7.1572|53.708|||
5181883|DENST|DE|Neckarsteinach|8.8482|49.3966|||
5182583|DEOFF|DE|Offenbach|8.7683|50.132|||
5182626|DEOGO|DE|Ostseebad Goehren|13.7333|54.3333|||
5182657|DEOHL|DE|Wohlenberg|11.25|53.9333|||
5182754|DEOKG|DE|Ostseebad Kuhlungsborn|11.7707|54.1527|||
5182783|DEOLB|DE|Oldenbuttel|9.4403|54.1824|||
5182785|DEOLD|DE|Oldendorf|8.5167|53.45|||
5182802|DEOLU|DE|Oldersum|7.3421|53.3252|||
5182933|DEOPP|DE|Oppenheim|8.381|49.8409|||
5183031|DEOSL|DE|Osloss|10.6687|52.4782|||
5183073|DEOTT|DE|Otterndorf|8.8943|53.825|||
5183163|DEOWH|DE|Hohenwarthe|11.7054|52.2313|||
5183636|DEPCE|DE|Pruchten|12.6667|54.3833|||
5183705|DEPEF|DE|Peenemunde|13.7833|54.1333|||
5183711|DEPEL|DE|Pellworm|8.6873|54.5212|||
5183949|DEPLL|DE|Pollhagen|9.1844|52.3747|||
5184093|DEPPT|DE|Piesport|6.8964|49.8779|||
5184183|DEPSH|DE|Sankt Peter-Ording|8.6414|54.3036|||
5185918|DERBI|DE|Grambin|14.0167|53.7667|||
5186024|DEREM|DE|Remagen|7.2305|50.5807|||
5186115|DERHB|DE|Rheinberg|6.5959|51.5813|||
5186118|DERHE|DE|Rheine|7.4725|52.3076|||
5186125|DERHL|DE|Rheinbrohl|7.3146|50.4998|||
5186458|DERRE|DE|Rerik|11.6167|54.1|||
5186568|DERUM|DE|Russelsheim|8.4113|50.0006|||
5187296|DESH2|DE|Schaprode|13.1667|54.5167|||
5187422|DESLQ|DE|Schluettsiel|8.75|54.6833|||
5187435|DESL5|DE|Stahlbrode|13.2833|54.2333|||
5187440|DESMA|DE|Sankt Margarethen|9.25|53.9|||
5187550|DESPI|DE|Spiekeroog|7.6965|53.7651|||
5187560|DESPS|DE|Schulper Neuensiel|8.9333|54.2667|||
5187610|DESRA|DE|Serrig|6.6027|49.5685|||
5187618|DESRI|DE|Schweringen|9.1832|52.7578|||
5187681|DESTD|DE|Strande|10.1742|54.4402|||
5187715|DESUD|DE|Suderstapel|9.2237|54.3472|||
5188192|DETAE|DE|Tangermunde|11.9736|52.5396|||
5188531|DETKD|DE|Treis-Karden|7.3001|50.1791|||
5188668|DETOE|DE|Tonning|8.9479|54.3148|||
5188773|DETRH|DE|Trechtingshausen|7.8314|50.0198|||
5189397|DEUBT|DE|Laubegast|13.8447|51.0196|||
5189422|DEUCK|DE|Ueckermunde|14.0975|53.7428|||
5189491|DEUEL|DE|Uelzen|10.591|52.9619|||
5189587|DEUHF|DE|Suhrendorf|13.1333|54.4667|||
5189959|DEUSD|DE|Usedom|13.9167|53.8667|||
5190987|DEVOL|DE|Volkach|10.2229|49.8599|||
5191100|DEVRW|DE|Viewrow|13.5833|54.1167|||
5191165|DEVTT|DE|Vitte (Hiddensee)|13.1|54.5667|||
5191658|DEWAC|DE|Westeraccumersiel|7.4833|53.6667|||
5191795|DEWED|DE|Wedel|9.6983|53.5837|||
5191814|DEWEW|DE|Wewelsfleth|9.4051|53.8452|||
5191933|DEWIF|DE|Wischhafen|9.3276|53.7775|||
5191938|DEWIK|DE|Wiek|13.2839|54.622|||
5192034|DEWLE|DE|Walheim|9.1518|49.0058|||
5192258|DEWRY|DE|Wremen|8.5167|53.65|||
5192314|DEWTM|DE|Wertheim|9.516|49.7619|||
5192340|DEWUE|DE|Wurzburg|9.9212|49.8013|||
5192482|DEWYK|DE|Wyk auf Fohr|8.5748|54.693|||
5195409|DEZIN|DE|Zinnowitz|13.9|54.0667|||
5195414|DEZIS|DE|Zingst|12.6833|54.4333|||
5195517|DEZLT|DE|Zeltingen-Rachtig|6.9996|49.96|||
5195842|DEZVE|DE|Ihrlerstein|11.8346|48.9253|||
5201881|DE64Z|DE|Niendorf Ostsee|10.8167|54|||
5202044|DE69S|DE|Wittdun|8.3823|54.6319|||
5402256|DKAGE|DK|Allinge|14.8|55.2667|||
5402629|DKARD|DK|Arosund|9.7167|55.25|||
5402640|DKARO|DK|Aro|9.75|55.2667|||
5402660|DKASA|DK|Asaa|10.427|57.1442|||
5402772|DKAVK|DK|Avernak By|10.2667|55.0333|||
5403210|DKBAG|DK|Bagenkop|10.6691|54.7531|||
5403215|DKBAL|DK|Ballen|10.6404|55.8156|||
5403433|DKBGZ|DK|Bogense|10.0833|55.5667|||
5403578|DKBLA|DK|Blavand|8.1333|55.55|||
5403686|DKBOG|DK|Bogo By|12.05|54.9333|||
5403698|DKBOS|DK|Bojden|10.0833|55.1|||
5406094|DKDRA|DK|Dragor|12.6722|55.5928|||
5406725|DKEBT|DK|Ebeltoft|10.6821|56.1944|||
5407117|DKEND|DK|Egernsund|9.5988|54.9066|||
5408651|DKFYH|DK|Fynshav|9.9858|54.9923|||
5409098|DKGDM|DK|Gudhjem|14.9667|55.2167|||
5409562|DKGRA|DK|Grasten|9.5987|54.919|||
5410174|DKHBA|DK|Humlebak|12.5167|55.9667|||
5410285|DKHEJ|DK|Hejls|9.6|55.3833|||
5410399|DKHHV|DK|Hammerhavn|14.75|55.2833|||
5410465|DKHJT|DK|Hjerting|8.3667|55.5167|||
5410854|DKHVA|DK|Hvalpsund|9.2013|56.705|||
5410872|DKHVS|DK|Hvide Sande|8.1333|55.9833|||
5410873|DKHVT|DK|Hellebak|12.5667|56.0667|||
5410902|DKHWO|DK|Hov|10.25|55.9167|||
5413136|DKJUE|DK|Juelsminde|10.0167|55.7|||
5413648|DKKBG|DK|Klintebjerg|10.45|55.4833|||
5413652|DKKBK|DK|Karrebaksminde|11.6667|55.1833|||
5414094|DKKOK|DK|Kolby Kas|10.55|55.8|||
5414985|DKLGR|DK|Logstor|9.2457|56.9678|||
5415009|DKLHH|DK|Lindholm Havn|10.8|55.2833|||
5415247|DKLOH|DK|Lohals|10.9014|55.135|||
5415457|DKLUN|DK|Lundeborg|10.7833|55.1333|||
5416267|DKMKH|DK|Masnedovaerkets Havn/Vordingborg|11.8833|54.9667|||
5416380|DKMNS|DK|Masnedsund|11.8667|55|||
5418012|DKN3S|DK|Nykobing Sjaelland|11.6667|55.9167|||
5421809|DKRDH|DK|Rodvig Havn|12.3667|55.25|||
5421830|DKRD4|DK|Rude|10.2333|56|||
5422044|DKRKE|DK|Roskilde|12.0775|55.6514|||
5422122|DKRMO|DK|Romo|8.5167|55.1333|||
5422860|DKSAE|DK|Saby|10.5333|57.3333|||
5422916|DKSB2|DK|Stroby|12.3|55.3833|||
5422958|DKSDA|DK|Sydals|9.8833|54.9|||
5423124|DKSH6|DK|Store Heddinge|12.4167|55.3167|||
5423223|DKSK3|DK|Skodsborg|12.5667|55.8167|||
5423517|DKSTP|DK|Stevns Pier|12.4563|55.3219|||
5423570|DKSVA|DK|Svaneke|15.15|55.1333|||
5423576|DKSVG|DK|Sandvig|14.7833|55.2833|||
5424074|DKTB4|DK|Toreby|11.8|54.75|||
5424423|DKTMD|DK|Torsminde|8.1167|56.3667|||
5424596|DKTRG|DK|Torrig|11.3333|54.9|||
5424604|DKTRO|DK|Troense|10.65|55.0333|||
5426376|DKVBS|DK|Vordingborg Sydhavnen|11.8833|54.9833|||
5426556|DKVG4|DK|Vaggerlose|11.9333|54.7|||
5426906|DKVRE|DK|Avedore|12.4564|55.6272|||
5480770|DMADM|DM|Anse du Mai|-61.3833|15.6|||
5561584|DOCAI|DO|Catalina Island|-69|18.3667|||
5561680|DOCDC|DO|Casa de Campo|-68.9|18.4|||
5576615|DOPAL|DO|Puerto Palenque|-70.15|18.2333|||
5576723|DOPDR|DO|Pedernales|-71.7467|18.0356|||
5580537|DOSNX|DO|Sabana de la Mar|-69.3833|19.0667|||
5994162|DZCHE|DZ|Cherchell|2.2|36.6|||
6425124|ECBAQ|EC|Puerto Baquerizo Moreno|-89.6|-0.9|||
6425490|ECBLI|EC|Bartolome Island|-90.55|-0.2833|||
6426283|ECCAT|EC|Caleta Tagus|-91.3667|-0.25|||
6429203|ECESP|EC|Espanola Island|-89.6833|-1.3833|||
6441332|ECPBG|EC|Puerto Balao Grande|-79.8333|-2.9|||
6441434|ECPEG|EC|Puerto Egas|-90.85|-0.2333|||
6441913|ECPSJ|EC|Posorja|-80.2455|-2.697|||
6441985|ECPUN|EC|Puna|-79.9167|-2.7333|||
6443605|ECRAB|EC|Rabida Island|-90.7|-0.4167|||
6445151|ECSLR|EC|San Lorenzo|-78.8333|1.25|||
6445204|ECSNC|EC|Salinas|-80.973|-2.2003|||
6445588|ECSYM|EC|Seymour|-90.2833|-0.4167|||
6502603|EEABJ|EE|Abaja Sadam|22.0167|58.3667|||
6502611|EEABR|EE|Abruka|22.5333|58.1667|||
6502683|EEADV|EE|Admirali Vaikesadam|23.6833|58.5333|||
6502709|EEAEN|EE|Aegna|24.75|59.5667|||
6502812|EEAHO|EE|Ahoi Joesadam|22.3667|58.2167|||
6503176|EEASE|EE|Aseri|26.8667|59.45|||
6503193|EEASV|EE|Aseri Vaikesadam|26.8667|59.45|||
6503217|EEATL|EE|Atla|21.9|58.3|||
6506317|EEDIR|EE|Dirhami|23.5|59.2167|||
6507474|EEEIS|EE|Eisma|26.3|59.5667|||
6510652|EEHAA|EE|Haapsalu|23.5333|58.9333|||
6510932|EEHII|EE|Hiiessaare|22.85|59|||
6511029|EEHLD|EE|Haldi|22.45|58.8|||
6511230|EEHRA|EE|Hara Sadam|23.5333|59.0833|||
6511248|EEHRS|EE|Hara Sadam|25.6167|59.5833|||
6511387|EEHVV|EE|Haapsalu Veskiviigi|23.5333|58.9667|||
6513183|EEJGP|EE|Jaagupi|24.4667|58.0333|||
6513221|EEJHT|EE|Juheta|24.2833|58.3833|||
6514131|EEKAL|EE|Kalana|22.05|58.9167|||
6514167|EEKBN|EE|Kaberneeme Sadam|25.2833|59.5167|||
6514233|EEKDL|EE|Kardla|22.75|59|||
6514265|EEKEJ|EE|Kesse-Jaani|23.45|58.6333|||
6514342|EEKGS|EE|Koiguste|22.9667|58.3667|||
6514345|EEKGV|EE|Koguva|23.0667|58.6|||
6514371|EEKHN|EE|Kihnu|24.0167|58.1333|||
6514400|EEKII|EE|Kiideva|23.5333|58.7667|||
6514478|EEKKS|EE|Kassari Sadam|22.8333|58.7667|||
6514497|EEKLD|EE|Kaldu|23.2667|58.45|||
6514498|EEKLE|EE|Kallaste|23.2667|58.65|||
6514507|EEKLN|EE|Kelnase|25.0167|59.6333|||
6514568|EEKNG|EE|Kungla|22.95|58.35|||
6514630|EEKPA|EE|Karepa Sadam|26.4167|59.55|||
6514704|EEKRG|EE|Korgessaare|22.4667|58.9667|||
6514732|EEKSA|EE|Karsa|22.7333|58.25|||
6514745|EEKSN|EE|Kastna|23.9167|58.3333|||
6514747|EEKSP|EE|Kaunispe|22.0667|58.05|||
6514808|EEKUI|EE|Kuivastu|23.3833|58.5667|||
6514817|EEKUR|EE|Kuressaare sadam|22.4667|58.25|||
6514842|EEKVI|EE|Kaavi Paadisadam|22.2|57.9833|||
6514851|EEKVR|EE|Kavaru|24.1667|58.2667|||
6515289|EELAN|EE|Laane|23.6833|58.5333|||
6515290|EELAO|EE|Lao|24.1167|58.2333|||
6515295|EELAT|EE|Laatsa|22.25|58.1333|||
6515296|EELAU|EE|Lautri|22.0833|58.9167|||
6515524|EELHK|EE|Lehtma Kalurisadam|22.7|59.0667|||
6515533|EELHT|EE|Lehtma|22.7|59.0667|||
6515561|EELIN|EE|Lindi|24.2833|58.3333|||
6515568|EELIU|EE|Liu|24.2667|58.2833|||
6515684|EELMA|EE|Lomala|22.1167|58.1667|||
6515735|EELNR|EE|Lounaranna|23.3167|58.5333|||
6515804|EELPS|EE|Lopesuu|23.2667|58.4833|||
6515899|EELSL|EE|Lohusalu|24.2167|59.4|||
6515964|EELUI|EE|Luige Vaikesadam|23.4833|58.8667|||
6516882|EEMNI|EE|Manni|23.6667|58.5167|||
6516893|EEMNT|EE|Montu|22.1333|57.95|||
6516895|EEMNV|EE|Montu Vaikelaevade Sadam|22.1167|57.95|||
6517021|EEMRL|EE|Merelaiu|24.0167|58.3|||
6517125|EEMUN|EE|Munalaiu|24.1167|58.2333|||
6517129|EEMUR|EE|Muratsi Sadam|22.5833|58.2333|||
6517596|EENAI|EE|Naissaare|24.55|59.55|||
6517606|EENAS|EE|Nasva|22.4|58.2167|||
6517897|EENJD|EE|Nasva Joesadam|22.3833|58.2333|||
6517912|EENJS|EE|Narva-Joesuu Sadam|28.05|59.4667|||
6518000|EENME|EE|Neeme|25.1667|59.5333|||
6518178|EENRM|EE|Nurme|24.7833|59.5833|||
6518219|EENST|EE|Naistlaiu Sadam|23.0333|58.8167|||
6518302|EENVA|EE|Nova Sadam|23.6667|59.25|||
6519330|EEORI|EE|Orissaare|23.1|58.5667|||
6519331|EEORJ|EE|Orjaku|22.7667|58.7833|||
6519375|EEOST|EE|Osterby|23.5167|58.9833|||
6519398|EEOTI|EE|Oti|24.8|59.5667|||
6519900|EEPAA|EE|Paatsalu|23.6833|58.5167|||
6519915|EEPAP|EE|Papissaare Sadam|21.9833|58.3667|||
6520149|EEPHL|EE|Pihelgalaiu|23.6667|58.45|||
6520486|EEPRI|EE|Peerni|24.1333|58.25|||
6520487|EEPRJ|EE|Purtse Jahisadam|26.9833|59.4333|||
6520488|EEPRK|EE|Purtse Kalasadam|26.9833|59.4333|||
6520489|EEPRL|EE|Prangli Lounasadam|25|59.6167|||
6520524|EEPSM|EE|Pae Sadam|23.2667|58.4833|||
6520533|EEPSV|EE|Paslepa-Viigi Sadam|23.4333|59.0167|||
6520597|EEPUR|EE|Purtse|27|59.4167|||
6522433|EERGR|EE|Roograhu|22.8167|59|||
6522536|EERJS|EE|Ristna Jahisadam|22.0667|58.9167|||
6522587|EERLB|EE|Ralby Sadam|23.2833|59.0333|||
6522604|EERLS|EE|Ristna Lounasadam|22.0667|58.9167|||
6522660|EERNG|EE|Ringsu|23.2667|57.7833|||
6522666|EERNM|EE|Rannametsa|24.4833|58.1167|||
6522675|EERNV|EE|Rohuneeme Vaikesadam|24.8|59.5667|||
6522701|EERON|EE|Rohuneeme|24.8|59.5667|||
6522702|EEROO|EE|Roopa|21.8667|58.2667|||
6522843|EERST|EE|Ristna|23.7333|59.2667|||
6522913|EERUV|EE|Ruhve|23.0333|58.3833|||
6523380|EESAM|EE|Salmistu|25.3667|59.5|||
6523617|EESHL|EE|Suur-Holmi|23.5333|58.9667|||
6523646|EESIG|EE|Sigatsuaru Vaikesadam|24|58.15|||
6523746|EESLE|EE|Salme Joesadam|22.25|58.1667|||
6523755|EESLN|EE|Salinomme|22.95|58.8333|||
6523820|EESNK|EE|Salinomme Kalasadam|22.95|58.8333|||
6523825|EESNP|EE|Salinomme Paadisadam|22.95|58.9833|||
6523848|EESOE|EE|Soela|22.6|58.6167|||
6523966|EESRU|EE|Soru|22.5333|58.7|||
6523967|EESRV|EE|Soru Vaikelaevasadam|22.5167|58.7|||
6524048|EESUA|EE|Suaru|24.0167|58.1333|||
6524058|EESUK|EE|Suaru Kalasadam|24|58.1333|||
6524059|EESUL|EE|Suur-Lootsi|28.05|59.4667|||
6524065|EESUR|EE|Suurpea|25.6833|59.6333|||
6524066|EESUS|EE|Suursadam|22.9167|58.9667|||
6524090|EESVI|EE|Sviby|23.3167|58.9667|||
6524100|EESVS|EE|Saastna Vanasadam|23.5667|58.7333|||
6524535|EETAL|EE|Taaliku Sadam|22.9833|58.6|||
6524736|EETGI|EE|Triigi|22.7167|58.6|||
6524807|EETIL|EE|Tilgu|24.4833|59.45|||
6524830|EETJA|EE|Turja Sadam|22.9333|58.3333|||
6524848|EETJS|EE|Tori Joesadam|22.4667|58.25|||
6524917|EETLT|EE|Tuletorni|22.7667|58.7833|||
6524932|EETMA|EE|Tarkma|22.6|58.6833|||
6525008|EETOI|EE|Toila|27.5333|59.4333|||
6525045|EETPL|EE|Tapurla|25.5667|59.6|||
6525106|EETRE|EE|Treimani|24.3833|57.9167|||
6525970|EEUIS|EE|Uisusadam|23.0833|58.55|||
6526262|EEURE|EE|Kuressaare|22.5|58.25|||
6526853|EEVAR|EE|Varssu|22.95|58.9333|||
6526958|EEVDU|EE|Voidu|24.0167|58.3167|||
6526976|EEVEE|EE|Veere|22.05|58.4667|||
6527118|EEVIK|EE|Vikati Sadam|21.8667|58.3667|||
6527121|EEVIN|EE|Viinistu Sadam|25.75|59.65|||
6527227|EEVLR|EE|Valmeranna|23.2333|58.5|||
6527320|EEVOI|EE|Voiste|24.4667|58.2167|||
6527330|EEVOS|EE|Vosu|25.9667|59.5833|||
6527346|EEVPA|EE|Vahtrepa Sadam|23.0167|58.8833|||
6527364|EEVPS|EE|Varbla Puhkekula|23.6833|58.4333|||
6527422|EEVRI|EE|Varati|23.9833|58.3167|||
6527424|EEVRK|EE|Vorkaia|23.2|58.6833|||
6527432|EEVRS|EE|Varese Sadam|22.4|58.5833|||
6527562|EEVVM|EE|Veere Vanasadam|22.05|58.4667|||
6527568|EEVVS|EE|Virtsu Vanasadam|23.5667|58.5833|||
6528316|EEWJS|EE|Westmeri Jahisadam|23.5333|58.9667|||
6528623|EEWST|EE|Westmeri|23.5167|58.9667|||
6585124|EGDOM|EG|Dome Marina|32.4833|29.4333|||
6586317|EGEPP|EG|Marsa Egyptian Propylene & Polypropylene|32.15|31.3|||
6588115|EGGAL|EG|Galala Marina|32.4333|29.4667|||
6588479|EGGLB|EG|Port Ghalib|34.6333|25.5333|||
6588784|EGGUA|EG|El-Guna (El Gouna)|33.6667|27.3833|||
6590776|EGIKU|EG|Idku|30.3014|31.3399|||
6602034|EGSBY|EG|Soma Bay Marina|33.9833|26.85|||
7052838|ESAAW|ES|Sa Canal|1.3833|38.8333|||
7053020|ESAGA|ES|Agaete|-15.7|28.1167|||
7053023|ESAGD|ES|La Guardia|-8.8833|41.9|||
7053402|ESARI|ES|Arguineguin|-15.6692|27.749|||
7053407|ESARN|ES|Arenys de Mar|2.5494|41.5819|||
7053632|ESAYA|ES|Ayamonte|-7.4081|37.2133|||
7054015|ESBBJ|ES|Brena Baja|-17.75|28.6333|||
7054079|ESBDF|ES|Barbate|-5.9167|36.1833|||
7054120|ESBEM|ES|Benidorm|-0.131|38.5382|||
7054346|ESBLA|ES|Blanes|2.7965|41.671|||
7054363|ESBLR|ES|Begur|3.2|41.95|||
7054699|ESBVN|ES|Buenavista del Norte|-16.9|28.3667|||
7055165|ESCBD|ES|Cambados|-8.8131|42.5122|||
7055173|ESCBL|ES|Cambrils|1.0667|41.0667|||
7055177|ESCBP|ES|Cabo de Palos|-0.6833|37.6333|||
7055209|ESCCN|ES|Corcubion|-9.2304|42.9391|||
7055238|ESCDI|ES|Carrizal|-15.4|27.9|||
7055240|ESCDK|ES|Las Casas de Alcanar|0.5333|40.55|||
7055267|ESCED|ES|Cedeira|-8.05|43.65|||
7055268|ESCEE|ES|Cee|-9.188|42.9547|||
7055383|ESCHR|ES|Caleta de Sebo|-13.5|29.2333|||
7055438|ESCJE|ES|Costa Adeje|-16.7383|28.08|||
7055584|ESCNO|ES|Carino|-7.8667|43.75|||
7055612|ESCOI|ES|Catoira|-8.7167|42.6667|||
7055638|ESCPA|ES|Campoamor|-0.75|37.9|||
7055712|ESCRG|ES|Cabo Roig|-0.7333|37.9167|||
7055825|ESCUR|ES|Castro-Urdiales|-3.2113|43.3817|||
7055827|ESCUT|ES|Morro del Jable|-14.3333|28.05|||
7056318|ESDBA|ES|Deba|-2.35|43.3|||
7056332|ESDBO|ES|Playa Den Bossa|1.4167|38.8833|||
7056726|ESDNA|ES|Denia|0.1057|38.8408|||
7057661|ESEGR|ES|Grove|-8.8667|42.5|||
7057863|ESEMP|ES|Empuriabrava|3.1303|42.2494|||
7058126|ESEUG|ES|Santa Eugenia|-9|42.55|||
7058192|ESEWE|ES|Fuenterrabia|-1.7833|43.3667|||
7058973|ESFLD|ES|Formentera Island|1.5833|38.65|||
7060130|ESGLE|ES|La Escala (L'Escala)|3.1333|42.1167|||
7060332|ESGRC|ES|Garachico|-16.7541|28.3733|||
7060409|ESGTL|ES|Gran Tarajal|-14.0167|28.2|||
7061184|ESHIE|ES|Puerto de la Estaca|-17.9013|27.7831|||
7061624|ESHVC|ES|Sanxenxo|-8.8|42.4|||
7062082|ESIAS|ES|Camarinas|-9.1667|43.1167|||
7063241|ESJAV|ES|Javea|0.1667|38.7833|||
7064761|ESKLL|ES|La Ametlla de Mar|0.8|40.9|||
7065555|ESLAX|ES|Lage|-9|43.2167|||
7065617|ESLCR|ES|Los Cristianos|-16.5384|28.0392|||
7065678|ESLEK|ES|Lekeitio|-2.501|43.3654|||
7065679|ESLEL|ES|Calella|2.6667|41.6167|||
7065738|ESLGC|ES|La Graciosa|-13.5|29.2167|||
7065920|ESLLO|ES|Lloret de Mar|2.8838|41.7019|||
7066044|ESLPC|ES|Puebla del Caraminal|-8.9333|42.6|||
7066129|ESLRT|ES|La Restinga|-17.9806|27.6392|||
7066152|ESLSI|ES|Los Silos|-16.8155|28.3661|||
7066696|ESMAI|ES|Malpica (Malpica de Bergantinos)|-8.8059|43.3227|||
7066827|ESMED|ES|El Medano|-16.5333|28.0333|||
7066892|ESMGA|ES|Mugia|-9.2167|43.1|||
7066977|ESMIR|ES|Miramar|-0.1401|38.9504|||
7067075|ESMLN|ES|Melilla|-2.9383|35.2937|||
7067076|ESMLO|ES|Maliano|-3.8333|43.4167|||
7067096|ESMMA|ES|Malgrat de Mar|2.75|41.65|||
7067173|ESMOJ|ES|Mojacar|-1.85|37.15|||
7067284|ESMRS|ES|Muros|-9.0603|42.7762|||
7067313|ESMSN|ES|Masnou|2.3167|41.4833|||
7067354|ESMTU|ES|Motrico (Mutriku)|-2.3833|43.3|||
7067386|ESMUS|ES|Musel-Arnao|-5.7|43.5667|||
7067796|ESM8U|ES|Mourente|-7.2667|43.5667|||
7069445|ESOND|ES|Ondarroa|-2.4167|43.3167|||
7069491|ESOOP|ES|Cadaques|3.2833|42.2833|||
7069652|ESOTG|ES|Ortigueira|-7.85|43.6667|||
7069699|ESOUT|ES|Outes|-8.9|42.85|||
7069861|ESOZL|ES|Orzola|-13.45|29.2167|||
7070285|ESPD3|ES|Puerto de la Selva|3.2|42.3333|||
7070313|ESPEV|ES|Pontevedra|-8.6443|42.431|||
7070380|ESPGU|ES|Puerto de Guimar|-16.3667|28.3|||
7070538|ESPLI|ES|Playa Ingles|-15.5833|27.7667|||
7070622|ESPNY|ES|Sant Antoni de Portmany|1.3|38.9833|||
7070684|ESPPS|ES|Puerto de Playa de Santiago|-17.2|28.0333|||
7070738|ESPRE|ES|Puerto Calero|-13.7|28.9167|||
7070753|ESPRT|ES|Portosin|-8.946|42.7637|||
7070777|ESPSJ|ES|Playa San Juan|-16.8147|28.1788|||
7070815|ESPTN|ES|Son (Puerto del Son)|-9.0167|42.6833|||
7070838|ESPUC|ES|Puerto del Carmen|-13.6755|28.9206|||
7070876|ESPVG|ES|Puerto de Vega|-6.6333|43.5667|||
7071502|ESQFU|ES|Corralejo|-13.8675|28.7308|||
7071710|ESQLY|ES|Playa Blanca|-13.7945|28.8509|||
7072510|ESRBI|ES|Ribeira (Santa Uxia)|-8.9897|42.5606|||
7072520|ESRBS|ES|Ribadesella|-5.0595|43.4614|||
7072956|ESROM|ES|El Rompido|-7.1284|37.2154|||
7073173|ESRUZ|ES|Puerto de la Cruz|-16.55|28.4167|||
7073627|ESSAD|ES|Sada|-8.258|43.3562|||
7073639|ESSAP|ES|San Pedro Pescador|3.0833|42.1833|||
7073709|ESSCR|ES|San Carlos de la Rapita|0.6|40.6167|||
7073808|ESSFO|ES|San Fernando|-6.2|36.4667|||
7073915|ESSIT|ES|Sitges|1.8333|41.2333|||
7074026|ESSL4|ES|Sant Lluis|4.25|39.8333|||
7074030|ESSL8|ES|Sobradelo|-8.7833|42.5833|||
7074148|ESSPO|ES|Santa Pola|-0.5658|38.1917|||
7074149|ESSPP|ES|San Pedro del Pinatar|-0.7547|37.8206|||
7074242|ESSSG|ES|San Sebastian de la Gomera|-17.1133|28.0916|||
7074274|ESSTE|ES|Santa Eulalia del Rio|1.5167|38.9833|||
7074339|ESSVB|ES|San Vicente de la Barquera|-4.3833|43.3833|||
7074429|ESSXX|ES|Sangenjo|-8.8167|42.4|||
7074805|ESTAZ|ES|Tazacorte|-17.9333|28.6333|||
7075032|ESTHO|ES|Torre Horadada|-0.75|37.8667|||
7075091|ESTJF|ES|Tijarafe|-17.95|28.7|||
7075094|ESTJI|ES|La Tejita|-16.5563|28.0269|||
7075102|ESTJQ|ES|Tejina|-16.35|28.5333|||
7075126|ESTKG|ES|Tossa (Tossa de Mar)|2.9333|41.7167|||
7075363|ESTRF|ES|Tarifa|-5.607|36.0139|||
7075375|ESTRR|ES|Torredembarra|1.4018|41.1345|||
7077162|ESVCC|ES|Vallcarca|1.8667|41.2333|||
7077385|ESVIV|ES|Viveiro|-7.6|43.6667|||
7082129|ESZMF|ES|Sauzal|-16.4167|28.4667|||
7996432|FIAJO|FI|Ajos|24.5667|65.6667|||
7997285|FIBAR|FI|Baronsalmi|23.8667|59.9667|||
7997846|FIBRA|FI|Brando|21.05|60.4167|||
7997860|FIBRO|FI|Bromarv|23.0333|59.9833|||
7999972|FIDLS|FI|Dalsbruk (Taalintehdas)|22.5167|60.0167||Taalintehdas (Dalsbruk)|
8000158|FIDRA|FI|Dragsfjard|22.4667|60.0667|||
8000814|FIECK|FI|Eckero|19.6167|60.2167|||
8001909|FIFAR|FI|Farjsundet|20.0167|60.2333|||
8002374|FIFOG|FI|Foglo|20.4167|60.0167|||
8003739|FIGUL|FI|Gullo|23.4167|59.95|||
8004218|FIHAO|FI|Hailuoto|24.8333|65|||
8004221|FIHAR|FI|Harvaluoto|20.4667|60.3667|||
8004224|FIHAU|FI|Haukipudas|25.3523|65.1765|||
8004495|FIHIT|FI|Hiitinen|22.5|59.8833|||
8004612|FIHMA|FI|Himankakyla|23.7|64.1667|||
8004686|FIHOG|FI|Hogsara|22.3667|59.95|||
8004700|FIHOU|FI|Houtskar (Houtskari)|21.3833|60.2167||Houtskari (Houtskar)|
8005810|FIINI|FI|Inio|21.4|60.4|||
8007992|FIKJO|FI|Kalajoki|23.95|64.25|||
8008029|FIKKR|FI|Kokar|20.8833|59.9333|||
8008046|FIKLA|FI|Klamila|27.4667|60.5167|||
8008067|FIKLV|FI|Kallviken|26.45|60.3667|||
8008165|FIKOR|FI|Korpo (Korppoo)|21.5667|60.1667||Korppoo (Korpo)|
8008297|FIKSN|FI|Kasnas|22.4|59.9167|||
8008364|FIKUM|FI|Kumlinge|20.7833|60.2667|||
8008393|FIKVH|FI|Koverhaara (Koverhar)|23.2167|59.8667||Koverhar (Koverhaara)|
8008838|FILAK|FI|Lakulahti|27.1667|60.5167|||
8008843|FILAP|FI|Lappohja (Lappvik)|23.25|59.9||Lappvik (Lappohja)|
8009080|FILHO|FI|Halosenlahti|25.3167|65.2333|||
8009225|FILLX|FI|Lielax|22.4|60.3167|||
8009543|FILVB|FI|Lovbole|22.55|60.15|||
8010137|FIMER|FI|Merikarvia (Sastmola)|21.5|61.85||Sastmola (Merikarvia)|
8010580|FIMRS|FI|Marsund|19.7|60.2|||
8010677|FIMUN|FI|Munsala|22.3333|63.4833|||
8011160|FINAU|FI|Nagu (Nauvo)|21.9167|60.1833||Nauvo (Nagu)|
8012680|FIOLK|FI|Olkiluoto|21.4833|61.2333|||
8013459|FIPAH|FI|Parhalahti|24.3333|64.4833|||
8013605|FIPER|FI|Perna (Pernaja)|26.05|60.45||Pernaja (Perna)|
8013825|FIPK9|FI|Piikkio|22.5167|60.4333|||
8013935|FIPOH|FI|Pohjankuru (Skuru)|23.55|60.1167||Skuru (Pohjankuru)|
8016022|FIRHU|FI|Rouhu|21.6667|60.5333|||
8016427|FIRTR|FI|Rautaruukki|24.4167|64.65|||
8016592|FIRYM|FI|Rimito (Rymattyla)|21.95|60.3667||Rymattyla (Rimito)|
8016933|FISAN|FI|Sando (Santasaari)|22.5|60.2167|||
8016937|FISAR|FI|Finby (Sarkisalo)|22.9333|60.1|||
8017268|FISKI|FI|Skinnarvik|22.4667|60.1333|||
8017280|FISKU|FI|Skutviken|23.3833|59.9333|||
8017318|FISLY|FI|Siltakyla (Broby)|26.75|60.5|||
8017328|FISMA|FI|Summa|27.1167|60.5333|||
8018230|FITES|FI|Tessvar|22.9|60.05|||
8018561|FITOJ|FI|Tojby|21.1667|62.65|||
8018571|FITOT|FI|Tottesund|22.05|63.2333|||
8018691|FITSD|FI|Tervsund|22.3167|60.25|||
8018790|FITVA|FI|Tvarminne|23.1833|59.8333|||
8018808|FITVS|FI|Taivassalo (Tovsala)|21.6|60.5667||Tovsala (Taivassalo)|
8020405|FIVAR|FI|Vartsala|23|60.3333|||
8020406|FIVAS|FI|Vestlax|22.7667|60.0833|||
8020535|FIVEL|FI|Velkua|21.6667|60.4667|||
8020704|FIVJK|FI|Varjakka|25.1333|64.9|||
8021018|FIVSS|FI|Vuosaari (Nordsjo)|25.1833|60.2167|||
8021039|FIVTF|FI|Vastanfjard|22.65|60.05|||
8039033|FJDEN|FJ|Denarau|177.3833|-17.7667|||
8040425|FJELL|FJ|Ellington Wharf|178.2167|-17.35|||
8048184|FJLBS|FJ|Labasa|179.3833|-16.4167|||
8049299|FJMAL|FJ|Malau (Labasa)|179.3833|-16.3667|||
8049776|FJMOM|FJ|Momi|177.2833|-17.9167|||
8050456|FJNAM|FJ|Nambouwalu|178.7|-16.9833|||
8056509|FJSIN|FJ|Singatoka|177.5167|-18.1667|||
8059711|FJVAT|FJ|Vatia Wharf|177.7667|-17.4|||
8060856|FJWAI|FJ|Wairiki|178.6667|-16.9167|||
8174155|FMSAT|FM|Satawal|147.0322|7.382|||
8236670|FOEDI|FO|Eidi|-7.0833|62.3|||
8240865|FOHYV|FO|Hoyvik|-6.75|62.0333|||
8243983|FOKOL|FO|Kollafjordur|-6.8833|62.1167|||
8247356|FONLS|FO|Nolsoy|-6.6743|62.0082|||
8247586|FONSK|FO|Noryskali|-7|62.2167|||
8253064|FOSJO|FO|Sjovar havn|-6.75|62.1|||
8253084|FOSKA|FO|Skali|-6.7667|62.15|||
8253573|FOSYN|FO|Streymnes|-7.0167|62.2|||
8254381|FOTOF|FO|Toftir|-6.7411|62.0947|||
8349874|FRAA2|FR|Asnelles|-0.5833|49.3333|||
8349951|FRADB|FR|Andernos-les-Bains|-1.1|44.7333|||
8350062|FRAGK|FR|Le Cap-d'Agde|3.5167|43.2833|||
8350428|FRARC|FR|Arcachon|-1.1833|44.65|||
8350531|FRAUD|FR|Audierne|-4.5667|48.0167|||
8351081|FRBCJ|FR|Le Barcares|3.0333|42.7833|||
8351109|FRBDD|FR|Bidart|-1.5667|43.4333|||
8351161|FRBEV|FR|Berville-sur-Mer|0.3667|49.4333|||
8351270|FRBH4|FR|Bourcefranc-le-Chapus|-1.15|45.85|||
8351292|FRBIQ|FR|Biarritz|-1.55|43.4833|||
8351443|FRBM7|FR|Bernieres-sur-Mer|-0.4167|49.3333|||
8351444|FRBM8|FR|Bricqueville-sur-Mer|-1.5167|48.9167|||
8351472|FRBN2|FR|Binic|-2.8333|48.6|||
8351474|FRBN4|FR|Le Bonhomme|-2.2333|46.9667|||
8351611|FRBR5|FR|La Barbotiere|-1.0667|44.6333|||
8352182|FRCAW|FR|Cabourg|-0.1167|49.2833|||
8352213|FRCBT|FR|Capbreton|-1.4333|43.6333|||
8352524|FRCKY|FR|Cancale|-1.85|48.6833|||
8352631|FRCN5|FR|Centuri|9.35|42.95|||
8352732|FRCQ4|FR|Locmariaquer|-2.95|47.5667|||
8352801|FRCS5|FR|Chenac-Saint-Seurin-d'Uzet|-0.8333|45.5167|||
8353059|FRC2P|FR|Capo Pertusato|9.1833|41.3667|||
8353354|FRDBE|FR|Benodet|-4.1|47.8667|||
8353390|FRDCG|FR|Saint-Cast-le-Guildo|-2.25|48.6|||
8353393|FRDCJ|FR|Saint-Christoly-Medoc|-0.8333|45.35|||
8353523|FRDGD|FR|Damgan|-2.5833|47.5167|||
8353919|FRDRZ|FR|Douarnenez|-4.3333|48.1|||
8354015|FRDUT|FR|Lanildut|-4.75|48.4833|||
8354897|FREMR|FR|Porquerolles|6.2|43|||
8355029|FREQN|FR|Le Quesne|-2.5|47.2833|||
8355144|FRET2|FR|Etretat|0.2|49.7|||
8355189|FREVD|FR|Pleneuf-Val-Andre|-2.55|48.6|||
8355345|FREZX|FR|Comps|-0.6|45.0667|||
8355389|FRE29|FR|Etel|-3.2|47.65|||
8356268|FRFS4|FR|Saint-Pair-sur-Mer|-1.5667|48.8167|||
8356326|FRFUS|FR|Fouesnant|-4.0167|47.9|||
8356533|FRF2V|FR|Fermanville|-1.45|49.6833|||
8356545|FRF29|FR|Pont-Aven|-3.75|47.85|||
8356844|FRGB2|FR|Guethary|-1.6|43.4167|||
8356898|FRGDM|FR|La Grande-Motte|4.0833|43.5667|||
8357210|FRGMS|FR|Gujan-Mestras|-1.0667|44.6333|||
8357443|FRGTN|FR|Genets|-1.4833|48.6833|||
8357481|FRGUR|FR|Gauriac|-0.6167|45.0667|||
8357509|FRGVL|FR|Gennevilliers|2.2755|48.9409|||
8357528|FRGV6|FR|Gravette|-2.1667|47.1333|||
8357691|FRG2X|FR|Groix|-3.4667|47.6333|||
8358056|FRHDO|FR|Hoedic|-2.8833|47.3333|||
8358095|FRHET|FR|Hennebont|-3.2833|47.8|||
8358431|FRHOP|FR|Hopital-Camfrout|-4.2333|48.3333|||
8358552|FRHSA|FR|Hauteville-sur-Mer|-1.5333|48.9833|||
8358558|FRHSG|FR|Hossegor|-1.4333|43.6667|||
8359221|FRIDX|FR|Ile-d'Aix|-1.1833|46.0167|||
8359222|FRIDY|FR|L'Ile-d'Yeu|-2.35|46.7167|||
8359234|FRIEC|FR|Riec-sur-Belon|-3.7|47.8333|||
8359736|FRIS4|FR|Ile-de-Sein|-4.85|48.0333|||
8360641|FRJLP|FR|Juan-les-Pins|7.1|43.5667|||
8361990|FRKRE|FR|Kerlouan|-4.3667|48.65|||
8362601|FRLBD|FR|La Bassee|2.818|50.525|||
8362651|FRLCT|FR|La Ciotat|5.6|43.1833|||
8362692|FRLD2|FR|Logonna-Daoulas|-4.3|48.3167|||
8362725|FRLEZ|FR|Lezardrieux|-3.1|48.7833|||
8362751|FRLFR|FR|Le Fret|-4.5167|48.2833|||
8362785|FRLGR|FR|Le Grau-du-Roi|4.1333|43.5333|||
8362788|FRLGU|FR|le Guildo|-2.2167|48.5667|||
8362915|FRLKL|FR|Lesconil|-4.2167|47.8|||
8363033|FRLN3|FR|Landeda|-4.5667|48.5833|||
8363038|FRLN8|FR|Landevennec|-4.2667|48.3|||
8363042|FRLOC|FR|Loctudy|-4.1667|47.8333|||
8363070|FRLO6|FR|Lanmodez|-3.1|48.85|||
8363105|FRLP7|FR|Lamor-Plage|-3.3833|47.7|||
8363136|FRLQ4|FR|Tredrez-Locquemeau|-3.5667|48.7|||
8363137|FRLQ5|FR|Locquirec|-3.65|48.7|||
8363324|FRLWM|FR|Le Moustoir|-2.85|47.6167|||
8363419|FRLZF|FR|La Foret-Fouesnant|-3.9833|47.9167|||
8363804|FRMCQ|FR|Macau|-0.6167|45.0167|||
8363959|FRMHB|FR|La Trinite-sur-Mer|-3.0333|47.5833|||
8364137|FRMMJ|FR|Saint-Androny|-0.65|45.1833|||
8364736|FRM56|FR|Sene|-2.75|47.6167|||
8364878|FRNAC|FR|Carnac|-3.0833|47.5833|||
8364945|FRNCB|FR|Le Conquet|-4.7667|48.3667|||
8365367|FRNOP|FR|Baden|-2.9167|47.6167|||
8365440|FRNQU|FR|Le Conquet|-4.7667|48.3667|||
8365461|FRNRH|FR|Penmarc'H Point|-4.3667|47.8|||
8366207|FROFF|FR|Plogoff|-4.6667|48.0333|||
8366670|FROS2|FR|Ouessant|-5.1|48.45|||
8366702|FROTY|FR|Le Crotoy|1.6167|50.2167|||
8367189|FRPAB|FR|Pont-l'Abbe|-4.2167|47.8667|||
8367227|FRPBF|FR|Paimbuf|-2.0167|47.2833|||
8367394|FRPGC|FR|Plougrescant|-3.2333|48.85|||
8367421|FRPG5|FR|Port de Goulee|-0.9|45.4|||
8367454|FRPH4|FR|Portiragnes|3.3333|43.3|||
8367486|FRPI2|FR|Pirou|-1.5833|49.1833|||
8367493|FRPI9|FR|Prefailles|-2.2167|47.1333|||
8367626|FRPM6|FR|Port Manec'h|-3.7833|47.8167|||
8367635|FRPNF|FR|Port-Navalo|-2.9|47.55|||
8367768|FRPRC|FR|Pornic|-2.1158|47.1085|||
8367775|FRPRJ|FR|Port-Joinville|-2.35|46.7167|||
8367833|FRPS9|FR|Perros-Guirec|-3.45|48.8167|||
8368065|FRPZ3|FR|Plouezec|-2.9833|48.75|||
8368942|FRQRU|FR|Quiberville|0.9167|49.9|||
8369032|FRQUI|FR|Quiberon|-3.1167|47.4833|||
8369201|FRQZH|FR|Serra-di-Ferro|8.8|41.7333|||
8369217|FRQZX|FR|Camillac|-0.5833|45.05|||
8369503|FRRAD|FR|Radicatel|0.5|49.5|||
8369614|FRRDM|FR|La Couarde-sur-Mer|-1.4|46.2|||
8369753|FRRHP|FR|Ouessant|-5.0833|48.4667|||
8369922|FRRMO|FR|Larmor-Baden|-2.9|47.5833|||
8370147|FRRTB|FR|Port-en-Bessin-Huppain|-0.75|49.35|||
8370197|FRRUR|FR|Plouer-sur-Rance|-2|48.5333|||
8370329|FRRYN|FR|Royan|-1.05|45.6167|||
8371062|FRSL8|FR|Saint-Laurent-sur-Mer|-0.8833|49.3667|||
8371162|FRSO6|FR|Sauzon|-3.2167|47.3667|||
8371217|FRSQR|FR|Saint-Pierre-Quiberon|-3.1333|47.5167|||
8371514|FRSZI|FR|Saint-Nazaire-sur-Charente|-1.05|45.95|||
8371557|FRS2R|FR|Saint-Martin-de-Re|-1.3667|46.2|||
8371850|FRTBE|FR|La Turballe|-2.5167|47.35|||
8372044|FRTG4|FR|Talmont-sur-Gironde|-0.9|45.5333|||
8372092|FRTII|FR|Talais|-1.05|45.4833|||
8372201|FRTLP|FR|Gatteville-le-Phare|-1.2833|49.6833|||
8372214|FRTL4|FR|Sausset-les-Pins|5.1167|43.3333|||
8372478|FRTTU|FR|Ile-Tudy|-4.1667|47.8333|||
8372560|FRTWA|FR|Ares|-1.1333|44.7667|||
8373521|FRUQJ|FR|Saint-Seuri-de-Bourg|-0.5667|45.05|||
8373618|FRUTE|FR|Leucate|3.0333|42.9167|||
8374562|FRVM6|FR|Le Vivier-sur-Mer|-1.7833|48.6|||
8374570|FRVNE|FR|Vannes|-2.7667|47.65|||
8374722|FRVRU|FR|Ver-sur-Mer|-0.5333|49.3333|||
8374730|FRVR4|FR|Veules-les-Roses|0.8|49.8667|||
8375069|FRV33|FR|Villeneuve-de-Blaye|-0.6167|45.0833|||
8375338|FRWBY|FR|Bayon-sur-Gironde|-0.6|45.05|||
8376651|FRXGL|FR|Saint-Gilles|4.4293|43.6434|||
8376661|FRXGV|FR|Saint-Gilles-Croix-de-Vie|-1.9333|46.6833|||
8378422|FRYYO|FR|Yport|0.3167|49.7333|||
8378905|FRZEV|FR|Plozevet|-4.4333|47.9833|||
8381984|FR33G|FR|Plassac|-0.65|45.1|||
8384019|FR5TB|FR|Saint-Trojan-les-Bains|-1.2|45.8333|||
8387235|FR8LV|FR|Landunvez|-4.7333|48.5333|||
9020397|GACCB|GA|Cocobeach|9.5823|1.0002|||
9023000|GAEKU|GA|Equata|9.3|-0.2167|||
9057354|GBABA|GB|Aberaeron|-4.25|52.25|||
9057359|GBABF|GB|Aberdyfi (Aberdovey)|-4.0333|52.55|||
9057363|GBABJ|GB|Saint Abbs|-2.1333|55.9|||
9057372|GBABS|GB|Aber Soch (Abersoch)|-4.5|52.8167|||
9057375|GBABV|GB|Aberdovey|-4.05|52.5333|||
9057376|GBABW|GB|Barmouth (Abermaw)|-4.05|52.7167|||
9057388|GBACA|GB|Acharacle|-5.7833|54.7333|||
9057389|GBACB|GB|Back|-6.3167|58.2667|||
9057392|GBACE|GB|Achiltibuie|-5.3667|58.0333|||
9057427|GBADF|GB|Ardfern|-5.5864|56.1814|||
9057432|GBADK|GB|Ardkeen|-5.5167|54.4167|||
9057434|GBADM|GB|Aird Mhor (Ardmhor)|-7.4167|57.0167|||
9057439|GBADR|GB|Aberdaron|-4.7167|52.8|||
9057460|GBAEE|GB|Abergele|-3.5833|53.2833|||
9057469|GBAEN|GB|Salen|-5.7833|56.7|||
9057475|GBAET|GB|Ardentinny|-4.9|56.0333|||
9057512|GBAFW|GB|Aberffraw|-4.45|53.1833|||
9057538|GBAGO|GB|Arinagour|-6.5333|56.6167|||
9057544|GBAGU|GB|Ardgour|-5.25|56.7167|||
9057571|GBAHN|GB|Achnacroish|-5.4833|56.5|||
9057610|GBAIS|GB|St Agnes|-6.3333|49.8833|||
9057611|GBAIT|GB|Aith|-1.3833|60.2833|||
9057671|GBAKL|GB|Auckengill|-3.0667|58.5667|||
9057695|GBALB|GB|Aldeburgh|1.6021|52.1549|||
9057705|GBALL|GB|Alloa|-3.7833|56.1167|||
9057706|GBALM|GB|Alnmouth|-1.6|55.4|||
9057735|GBAMH|GB|Ardmaleish|-5.0833|55.8667|||
9057741|GBAMN|GB|Ardnamurchan|-6.0833|56.6833|||
9057745|GBAMR|GB|Aird Ma Ruibhe|-7.1833|57.7|||
9057750|GBAMW|GB|Amlwch|-4.35|53.4167|||
9057768|GBANG|GB|Annalong|-5.9|54.1|||
9057775|GBANN|GB|Annan|-3.2667|54.9833|||
9057780|GBANS|GB|Anstruther|-2.7|56.2167|||
9057815|GBAOT|GB|Abbotsbury|-2.6|50.6667|||
9057838|GBAPI|GB|Appin|-5.35|56.5667|||
9057848|GBAPS|GB|Applecross|-5.8|57.3833|||
9057899|GBARB|GB|Arbroath|-2.5833|56.5667|||
9057900|GBARC|GB|Abercastle|-5.1167|51.95|||
9057904|GBARG|GB|Arisaig|-5.85|56.9|||
9057919|GBARV|GB|Ardveenish|-7.4|57|||
9057932|GBASA|GB|Saint-Anne's-on-Sea|-3.05|53.75|||
9057984|GBATS|GB|Sleat|-5.9|57.05|||
9058036|GBAVC|GB|Avoch|-4.1667|57.55|||
9058116|GBAXO|GB|Axmouth|-3.05|50.7|||
9058158|GBAYW|GB|Aberystwyth|-4.0833|52.4167|||
9058501|GBBAZ|GB|Barton on Sea|-1.65|50.7333|||
9058514|GBBBE|GB|Branscombe|-3.1333|50.7|||
9058520|GBBBK|GB|Burton Bradstock|-2.7167|50.7|||
9058523|GBBBN|GB|Balbriggan|-6.1667|53.6|||
9058525|GBBBP|GB|Bembridge|-1.0833|50.6833|||
9058548|GBBCE|GB|Barcaldine|-5.3|56.5167|||
9058551|GBBCH|GB|Bruichladdich|-6.3667|55.7667|||
9058561|GBBCR|GB|Buck's Cross|-4.4|51|||
9058562|GBBCS|GB|Brancaster Staithe|0.6667|52.9667|||
9058578|GBBDA|GB|Birkdale|-3.0333|53.6333|||
9058597|GBBDT|GB|Broadstairs|1.4167|51.3667|||
9058603|GBBDZ|GB|Bardsea|-3.0667|54.15|||
9058604|GBBD2|GB|Bedhampton|-1|50.85|||
9058619|GBBEH|GB|Berry Head|-3.4833|50.4|||
9058666|GBBFU|GB|Broughton In Furness|-3.2|54.2667|||
9058715|GBBHB|GB|Ballyhalbert|-5.45|54.5|||
9058731|GBBHR|GB|Barrow-upon-Humber|-0.3833|53.6833|||
9058834|GBBKS|GB|Blackness|-3.5167|56|||
9058852|GBBLC|GB|Blakeney|1.0167|52.95|||
9058858|GBBLI|GB|Balintore|-3.9|57.75|||
9058859|GBBLJ|GB|Blairmore|-4.9|55.9833|||
9058860|GBBLK|GB|Blackpool|-3.05|53.8167|||
9058868|GBBLS|GB|Brightlingsea|1.0234|51.8116|||
9058886|GBBMC|GB|Balmacara|-5.6167|57.2833|||
9058898|GBBMO|GB|Burnmouth|-2.0667|55.8333|||
9058901|GBBMR|GB|Beaumaris|-4.1002|53.256|||
9058904|GBBMU|GB|Barmouth|-4.05|52.7167|||
9058907|GBBMX|GB|Boulmer|-1.5667|55.4167|||
9058919|GBBNB|GB|Bunnahabhain|-6.1333|55.8833|||
9058921|GBBND|GB|Barnstaple|-4.0667|51.0833|||
9058935|GBBNR|GB|Ballantrae|-4.9833|55.0833|||
9058954|GBBOC|GB|Burnham on Crouch|0.8333|51.6167|||
9058959|GBBOH|GB|Bournemouth|-1.8833|50.7333|||
9058965|GBBON|GB|Bo'ness|-3.6|56|||
9058971|GBBOT|GB|Borth-y-Gest|-4.1333|52.9167|||
9059005|GBBPT|GB|Burry Port|-4.25|51.6833|||
9059043|GBBQX|GB|Beadnell|-1.6333|55.55|||
9059063|GBBRJ|GB|Brora|-3.85|58.0167|||
9059071|GBBRR|GB|Barra|-7.4573|56.9804|||
9059090|GBBSC|GB|Boscastle|-4.7|50.6833|||
9059095|GBBSH|GB|Brighton|-0.1395|50.8284|||
9059096|GBBSI|GB|Bognor Regis|-0.6833|50.7833|||
9059101|GBBSN|GB|Baltasound|-0.8667|60.75|||
9059106|GBBSS|GB|Borrowstowness|-3.5167|54.4333|||
9059111|GBBSX|GB|Beesands|-3.5667|50.3333|||
9059156|GBBUA|GB|Budleigh Salterton|-3.3333|50.6333|||
9059159|GBBUD|GB|Bude|-4.55|50.8333|||
9059161|GBBUF|GB|Burray|-2.9167|58.85|||
9059174|GBBUS|GB|Burton upon Stather|-0.6833|53.65|||
9059204|GBBVO|GB|Burravoe|-1.0167|60.4833|||
9059207|GBBVR|GB|Balvicar|-5.6|56.2833|||
9059226|GBBWC|GB|Burwick|-2.9667|58.75|||
9059259|GBBXB|GB|Bexhill|0.4667|50.85|||
9059276|GBBXS|GB|Brighstone|-1.3833|50.6333|||
9059277|GBBXT|GB|Brotton|-0.9333|54.5667|||
9059281|GBBXX|GB|Beer|-3.0833|50.6833|||
9059294|GBBYC|GB|Ballycastle|-6.243|55.2044|||
9059300|GBBYI|GB|Brynsiencyn|-4.2333|53.1833|||
9059307|GBBYP|GB|Ballintoy|-6.35|55.2333|||
9059343|GBBZR|GB|Bryher|-6.35|49.95|||
9059633|GBCAB|GB|Carbost|-6.2|57.1833|||
9059637|GBCAF|GB|Collafirth|-1.3667|60.5333|||
9059639|GBCAH|GB|Carnlough|-6|54.9833|||
9059645|GBCAN|GB|Canvey Island|0.5667|51.5167|||
9059649|GBCAR|GB|Cardigan (Aberteifi)|-4.65|52.0833|||
9059677|GBCBL|GB|Cairnbulg|-1.9167|57.6667|||
9059678|GBCBM|GB|Combe Martin|-4.0333|51.2|||
9059702|GBCCC|GB|Criccieth|-4.2333|52.9167|||
9059707|GBCCH|GB|Christchurch|-1.75|50.7333|||
9059711|GBCCL|GB|Cape Cornwall|-5.7|50.1167|||
9059744|GBCDK|GB|Chideock|-2.8167|50.7167|||
9059769|GBCEB|GB|Cemaes Bay|-4.45|53.4167|||
9059776|GBCEI|GB|Ceinewydd (New Quay)|-4.3667|52.2167|||
9059779|GBCEL|GB|Cellardyke|-2.65|56.2333|||
9059787|GBCET|GB|Carsethorn|-3.5667|54.9167|||
9059808|GBCFG|GB|Carrickfergus|-5.8058|54.7158|||
9059837|GBCGB|GB|Coldingham|-2.1667|55.8833|||
9059851|GBCGP|GB|Cloghan Point/Carrickfergus|-5.8|54.7|||
9059861|GBCGZ|GB|Cadgwith|-5.1667|49.9833|||
9059879|GBCHJ|GB|Charmouth|-2.9|50.7333|||
9059889|GBCHT|GB|Chepstow|-2.6667|51.6333|||
9059912|GBCII|GB|Chillington|-4.4|51|||
9059923|GBCIT|GB|Collieston|-1.9167|57.35|||
9059982|GBCKK|GB|Crosskirk|-3.65|58.6|||
9059985|GBCKN|GB|Culkein|-5.35|58.25|||
9059989|GBCKR|GB|Chickerell|-2.5|50.6167|||
9060011|GBCLF|GB|Cliffe|0.4983|51.4622|||
9060018|GBCLM|GB|Culkein/Drumbeg|-5.3333|58.2333|||
9060024|GBCLS|GB|Clacton-on-Sea|1.15|51.8|||
9060043|GBCMD|GB|Cramond|-3.2833|55.9667|||
9060055|GBCMP|GB|Crombie|-3.5333|56.05|||
9060089|GBCNP|GB|Saint Catherine's Point|-1.3|50.5667|||
9060124|GBCOQ|GB|Connah's Quay|-3.0667|53.2167|||
9060145|GBCPD|GB|Chapel Saint Leonards|0.3167|53.2167|||
9060192|GBCQQ|GB|Cockwood|-3.4333|50.6|||
9060200|GBCQY|GB|Connahs Quay|-3.0667|53.2167|||
9060210|GBCRA|GB|Carradale|-5.4667|55.5833|||
9060219|GBCRJ|GB|Crail|-2.6333|56.2667|||
9060227|GBCRR|GB|Cromer|1.3|52.9333|||
9060231|GBCRV|GB|Carlton Colville|1.7|52.45|||
9060233|GBCRX|GB|Craster|-1.5833|55.4667|||
9060246|GBCSC|GB|Caister on Sea|1.75|52.65|||
9060263|GBCST|GB|Chichester|-0.7833|50.8333|||
9060316|GBCUE|GB|Cushendun|-6.05|55.1333|||
9060325|GBCUN|GB|Cullen|-2.8182|57.6904|||
9060330|GBCUS|GB|Cushendall|-6.05|55.0833|||
9060346|GBCVA|GB|Colintraive|-5.1333|55.9167|||
9060350|GBCVE|GB|Cove|-2.35|55.9333|||
9060354|GBCVI|GB|Cove (Leith)|-2.35|55.9333|||
9060357|GBCVL|GB|Clovelly|-4.4|51|||
9060380|GBCWA|GB|Conwy (Conway)|-3.8333|53.2833|||
9060393|GBCWN|GB|Charlestown|-3.5|56.0333|||
9060461|GBCYN|GB|Cairnryan|-5.0167|54.9667|||
9060472|GBCYY|GB|Colwyn Bay (Bae Colwyn)|-3.7333|53.3|||
9060507|GBCZZ|GB|Constantine|-5.1667|50.1167|||
9060828|GBDBG|GB|Ardbeg|-6.1|55.6333|||
9060846|GBDBY|GB|Dulas Bay|-4.2667|53.3667|||
9060947|GBDEX|GB|Deal|1.4028|51.2232|||
9061029|GBDHD|GB|Donaghadee|-5.5333|54.6333|||
9061082|GBDIW|GB|Dingwall|-4.45|57.6|||
9061234|GBDNE|GB|Dunster|-3.4333|51.1667|||
9061235|GBDNF|GB|Dunrossness and Fair Isle|-1.6333|59.55|||
9061250|GBDNU|GB|Dunoon|-4.95|55.95|||
9061252|GBDNW|GB|Dunwich|1.6167|52.2667|||
9061281|GBDOR|GB|Ballydorn|-5.6333|54.4833|||
9061282|GBDOS|GB|Dale Roads|-5.15|51.7|||
9061370|GBDRE|GB|Dunure|-4.75|55.3833|||
9061410|GBDSK|GB|Dunseverick|-6.45|55.2333|||
9061418|GBDSS|GB|Dungeness|0.9667|50.9167|||
9061439|GBDTF|GB|Dunstaffnage|-6.6833|57.4667|||
9061472|GBDUE|GB|Dunbeath|-3.4333|58.25|||
9061515|GBDVN|GB|Dunvegan|-6.5833|57.4333|||
9061547|GBDWL|GB|Bradwell Waterside|0.8833|51.7333|||
9061617|GBDYN|GB|Ardyne|-5.0333|55.8667|||
9061622|GBDYS|GB|Dysart|-3.1167|56.1333|||
9061956|GBEAM|GB|Eastham|-2.9667|53.3|||
9061992|GBEBO|GB|Eastbourne|0.2833|50.7667|||
9062097|GBEER|GB|Deerness|-2.85|58.9667|||
9062156|GBEGI|GB|Egilsay|-2.9333|59.15|||
9062227|GBEIL|GB|Sheildaig|-2.8|54.2167|||
9062326|GBELI|GB|Elie|-2.8167|56.2|||
9062399|GBENN|GB|Pennan|-2.2667|57.6667|||
9062433|GBEON|GB|Seaton|-3.0833|50.7167|||
9062563|GBESH|GB|Shoreham-by-Sea|-0.2667|50.8333|||
9062574|GBESS|GB|Eshaness|-1.55|60.5|||
9062677|GBEVT|GB|Evanton|-4.2833|57.65|||
9062711|GBEWT|GB|East Wittering|-0.8833|50.7667|||
9063108|GBFAI|GB|Fairisle|-1.6|59.5167|||
9063141|GBFBH|GB|Flamborough|-0.1167|54.1167|||
9063154|GBFBU|GB|Fishbourne|-1.1667|50.7333|||
9063240|GBFEE|GB|Fairlie|-4.85|55.75|||
9063250|GBFEO|GB|Feolin Ferry|-6.0667|55.85|||
9063375|GBFID|GB|Findochty|-2.9|57.7|||
9063379|GBFIH|GB|Fisherrow/Musselburgh|-3.0667|55.9333|||
9063385|GBFIN|GB|Findhorn|-3.6|57.65|||
9063484|GBFLK|GB|Flookburgh|-2.9667|54.1667|||
9063584|GBFOI|GB|Foindlemore - Loch Glendhu|-4.9833|58.25|||
9063686|GBFRI|GB|Frinton-on-Sea|1.2333|51.8333|||
9063700|GBFRW|GB|Freshwater|-1.5167|50.6667|||
9063763|GBFTR|GB|Fortrose|-4.1333|57.5833|||
9063797|GBFUR|GB|Furnace|-5.1667|56.15|||
9063852|GBFWE|GB|Freshwater East|-4.8667|51.65|||
9063919|GBFYD|GB|Ferryside|-4.3667|51.7667|||
9064259|GBGAD|GB|Garelochhead|-4.8333|56.0833|||
9064260|GBGAE|GB|Graemsay|-3.2667|58.9167|||
9064308|GBGBS|GB|Goring-by-Sea|-0.4219|50.8124|||
9064371|GBGDN|GB|Gardenstown|-2.3333|57.6667|||
9064545|GBGIR|GB|Girvan|-4.8667|55.2333|||
9064546|GBGIS|GB|Garlieston|-4.3667|54.7833|||
9064632|GBGLC|GB|Glenluce|-4.8333|54.8667|||
9064633|GBGLD|GB|Glasson Dock|-2.85|53.9833|||
9064636|GBGLG|GB|Glenuig|-5.8167|56.8333|||
9064645|GBGLP|GB|Golspie|-3.9667|57.9833|||
9064688|GBGMY|GB|Grimsay|-7.2|57.4667|||
9064700|GBGNC|GB|Greencastle|-6.1|54.0333|||
9064709|GBGNL|GB|Glenelg|-5.6333|57.2167|||
9064732|GBGOA|GB|Great Oakley|1.1833|51.9|||
9064749|GBGOR|GB|Gorran Haven|-4.8|50.2333|||
9064848|GBGRO|GB|Groomsport|-5.6167|54.6667|||
9064854|GBGRU|GB|Grutness|-1.2833|59.8667|||
9064939|GBGUD|GB|Gourdon|-2.2833|56.8333|||
9065010|GBGWG|GB|Great Wakering|0.8|51.55|||
9065014|GBGWK|GB|Gweek|-5.2|50.1|||
9065456|GBHBK|GB|Hest Bank|-2.8|54.0833|||
9065531|GBHDR|GB|Helford River|-5.15|50.0833|||
9065532|GBHDS|GB|Holland on Sea|1.1333|51.7667|||
9065564|GBHEQ|GB|Heaton|-2.85|54.0333|||
9065638|GBHGW|GB|Hightown|-3.05|53.5167|||
9065640|GBHGY|GB|Hougharry and Loch Eport|-7.55|57.6|||
9065800|GBHLO|GB|Holy Loch|-4.9333|55.9833|||
9065844|GBHMY|GB|Hemsby|1.6833|52.7|||
9065873|GBHNT|GB|Hunstanton|0.5|52.95|||
9065900|GBHOM|GB|Holm|-2.9|58.9|||
9065903|GBHOP|GB|Hopeman|-3.4333|57.7|||
9065906|GBHOS|GB|Hoswick|-1.2667|60|||
9065924|GBHPC|GB|Hope Cove|-3.85|50.2333|||
9066003|GBHRN|GB|Herne Bay|1.1286|51.373|||
9066028|GBHSE|GB|Hessle/Hull|-0.4333|53.7167|||
9066064|GBHTG|GB|Hastings|0.5801|50.8557|||
9066065|GBHTH|GB|Hythe|1.0833|51.0667|||
9066076|GBHTS|GB|Whitehills|-2.5667|57.6667|||
9066111|GBHUT|GB|Houton|-3.1833|58.9167|||
9066234|GBHYG|GB|Hayling Island|-0.9833|50.8333|||
9066236|GBHYI|GB|Holy Island|-1.8|55.6667|||
9066245|GBHYR|GB|Heybridge|0.7|51.7167|||
9066592|GBIAY|GB|Inverallochy|-1.9167|57.6667|||
9066643|GBICH|GB|Inchture|-3.1667|56.4333|||
9066778|GBIGG|GB|Eigg|-6.1667|56.9|||
9066784|GBIGM|GB|Ingoldmells|0.3333|53.1833|||
9066947|GBILF|GB|Ilfracombe|-4.1167|51.2167|||
9066953|GBILL|GB|Gills|-3.15|58.65|||
9066982|GBIMG|GB|Islandmagee|-5.7|54.8167|||
9067027|GBINR|GB|Inverie|-5.6833|57.0333|||
9067167|GBIRV|GB|Irvine|-4.6667|55.6|||
9067180|GBISA|GB|Port Isaac|-4.8167|50.5833|||
9067204|GBISY|GB|Islay|-6.25|55.8|||
9067292|GBIVK|GB|Inverkip|-4.8667|55.9|||
9067299|GBIVR|GB|Inveraray|-5.0667|56.2333|||
9067983|GBJHV|GB|Johnshaven|-2.3333|56.8|||
9068206|GBJOG|GB|John O'Groats|-3.0667|58.6333|||
9068918|GBKBE|GB|Kinlochbervie|-5.0333|58.45|||
9068933|GBKBT|GB|Kirkcudbright|-4.05|54.8333|||
9068954|GBKCG|GB|Kennacraig|-5.4667|55.8|||
9068961|GBKCN|GB|Kircubbin|-5.5333|54.4833|||
9068986|GBKDE|GB|Kincardine|-3.7|56.0667|||
9069034|GBKES|GB|Keiss|-3.1167|58.5333|||
9069037|GBKEV|GB|Keyhaven|-1.5667|50.7167|||
9069131|GBKHN|GB|Kinghorn|-3.1667|56.0667|||
9069153|GBKIB|GB|Kingsbridge|-3.7667|50.2833|||
9069154|GBKIC|GB|Kilcreggan|-4.85|55.9833|||
9069164|GBKIM|GB|Kimmeridge|-2.1167|50.6167|||
9069166|GBKIO|GB|Killough|-5.6333|54.25|||
9069167|GBKIP|GB|Kippford|-3.7833|54.8667|||
9069170|GBKIS|GB|Kishorn|-5.5833|57.4|||
9069223|GBKKD|GB|Kirkcaldy|-3.15|56.1167|||
9069278|GBKLY|GB|Kilgetty|-4.7|51.7333|||
9069324|GBKNC|GB|Kinlochleven|-4.9833|56.7|||
9069356|GBKOA|GB|Kilchoan|-6.1|56.7|||
9069470|GBKRM|GB|Kirtomy|-4.15|58.5333|||
9069632|GBKWE|GB|Kingswear|-3.5667|50.3333|||
9069700|GBKYE|GB|Kyles of Bute|-5.2167|55.8667|||
9069716|GBKYU|GB|Kylesku|-5.0167|58.25|||
9070037|GBLAB|GB|Llanaber|-4.0833|52.7333|||
9070059|GBLAX|GB|Laxo|-1.2|60.35|||
9070074|GBLBE|GB|Loch Buie (Mull)|-5.9|56.3|||
9070077|GBLBH|GB|Lamb Head|-2.5333|59.0833|||
9070106|GBLCC|GB|Loch Carnan|-7.25|57.3333|||
9070110|GBLCG|GB|Loch Long|-4.85|56.0833|||
9070116|GBLCM|GB|Lytchett Minster|-2.05|50.7333|||
9070121|GBLCR|GB|Lochcarron|-5.4833|57.4|||
9070152|GBLDO|GB|Llandudno|-3.8315|53.325|||
9070156|GBLDS|GB|Saint Leonards-on-Sea|0.5667|50.85|||
9070188|GBLEQ|GB|Land's End|-5.7167|50.0667|||
9070211|GBLFF|GB|Llansteffan|-4.3833|51.7667|||
9070254|GBLGO|GB|Largo|-2.95|56.2167|||
9070255|GBLGP|GB|London Gateway Port|0.4911|51.5027|||
9070292|GBLHS|GB|Loch Striven|-5.0667|55.9333|||
9070295|GBLHV|GB|Little Haven|-5.1|51.7667|||
9070413|GBLLD|GB|Llanddulas|-3.6333|53.2833|||
9070423|GBLLN|GB|Llanelli|-4.15|51.6667|||
9070428|GBLLS|GB|Llanstephan|-4.4|51.7833|||
9070454|GBLMK|GB|Limekilns|-3.4833|56.0333|||
9070457|GBLMN|GB|Ballymartin|-5.95|54.0667|||
9070490|GBLNM|GB|Lynmouth|-3.8167|51.2167|||
9070516|GBLOE|GB|Looe|-4.45|50.35|||
9070522|GBLOK|GB|Little Oakley|1.2333|51.9167|||
9070530|GBLOS|GB|Leigh-on-Sea|0.6667|51.55|||
9070533|GBLOV|GB|Lochinver|-5.25|58.15|||
9070536|GBLOY|GB|Walls|-1.55|60.2167|||
9070629|GBLRP|GB|Loch Ryan Pt|-5.0333|54.9833|||
9070650|GBLSC|GB|Loch Scridain (Isle Mull)|-6.1833|56.3333|||
9070655|GBLSH|GB|Langstone|-0.9833|50.8333|||
9070660|GBLSM|GB|Lismore Island|-5.55|56.4833|||
9070685|GBLTD|GB|Bolt Head|-3.7833|50.2167|||
9070697|GBLTP|GB|London Thamesport|0.6|51.4333|||
9070727|GBLUL|GB|Lulworth Camp|-2.2333|50.6333|||
9070760|GBLVK|GB|Levenwick|-1.2667|59.9667|||
9070795|GBLWL|GB|Latheronwheel|-3.3667|58.2667|||
9070803|GBLWT|GB|West Thurrock|0.2767|51.4783|||
9070853|GBLYB|GB|Lybster|-3.2833|58.3|||
9070864|GBLYM|GB|Lymington|-1.5383|50.7592|||
9070869|GBLYR|GB|Lyme Regis|-2.9333|50.7333|||
9070871|GBLYT|GB|Lynton|-3.8333|51.2167|||
9070874|GBLYW|GB|Ballywalter|-5.4833|54.5333|||
9071200|GBMAI|GB|Maidens|-4.7833|55.3333|||
9071203|GBMAL|GB|Maldon|0.6746|51.7311|||
9071329|GBMEB|GB|Menai Bridge|-4.1693|53.2278|||
9071375|GBMFN|GB|Morfa Nefyn|-4.5333|52.9333|||
9071380|GBMFS|GB|Milford-on-Sea|-1.5833|50.7167|||
9071386|GBMFY|GB|Meikle Ferry|-4.1333|57.85|||
9071415|GBMGT|GB|Margate|1.3862|51.3813|||
9071433|GBMHD|GB|Minehead|-3.4667|51.2|||
9071482|GBMIS|GB|Mistley|1.0858|51.9451|||
9071574|GBMLI|GB|Mullion|-5.2333|50.0333|||
9071578|GBMLM|GB|Millom|-3.272|54.2107|||
9071787|GBMRR|GB|Moelfre Roads|-4.2333|53.35|||
9071788|GBMRS|GB|Morston|0.9667|52.95|||
9071794|GBMRY|GB|Maryport|-3.4951|54.7143|||
9071853|GBMTP|GB|Mablethorpe|0.261|53.3409|||
9071872|GBMUA|GB|Muasdale|-5.6667|55.6|||
9072012|GBMYE|GB|Mid Yell|-1.0667|60.6|||
9072026|GBMYS|GB|Maylandsea|0.7667|51.6833|||
9072356|GBNAI|GB|Nairn|-3.8833|57.5833|||
9072404|GBNBW|GB|North Berwick|-2.7167|56.0667|||
9072434|GBNCS|GB|Newcastle|-5.9|54.2167|||
9072489|GBNEF|GB|Nefyn|-4.5|52.9333|||
9072528|GBNFK|GB|Hoverton|1.3|52.9333|||
9072558|GBNGG|GB|Nigg|-4|57.7167|||
9072588|GBNHC|GB|North Cove|1.7333|52.4333|||
9072604|GBNHS|GB|North Harris|-6.8667|57.8833|||
9072760|GBNME|GB|Northmavine|-1.3333|60.6333|||
9072780|GBNMY|GB|Normans Bay|0.3833|50.8167|||
9072927|GBNRB|GB|Northbay|-7.4|57|||
9072931|GBNRF|GB|North Ferriby|-0.5|53.7167|||
9072940|GBNRO|GB|North Ronaldsay|-2.4333|59.35|||
9072943|GBNRR|GB|North Roe to Hillswick|-1.3333|60.5833|||
9072960|GBNSA|GB|Ness|-6.3333|58.45|||
9072963|GBNSD|GB|North Sunderland|-1.6667|55.5667|||
9072978|GBNSS|GB|Thorpeness|1.6167|52.1667|||
9072999|GBNTF|GB|Newton Ferrers|-4.0333|50.3167|||
9073005|GBNTL|GB|North Lochs|-6.4833|58.1|||
9073109|GBNWN|GB|Newtown|-1.4|50.7|||
9073167|GBNYD|GB|Neyland|-4.9333|51.7|||
9073579|GBOCH|GB|Lochs|-6.4833|58.1|||
9073620|GBODO|GB|Old Dornie|-5.4167|58.0333|||
9073715|GBOGH|GB|Brough|-0.5833|53.7167|||
9073754|GBOHM|GB|Bosham|-0.8667|50.8167|||
9073889|GBOLL|GB|Coll|-6.5167|56.6167|||
9074089|GBORH|GB|Orford|1.5393|52.0884|||
9074092|GBORK|GB|Orkney|-2.8833|59.0667|||
9074099|GBORR|GB|Corran|-5.2333|56.7167|||
9074152|GBOTC|GB|South Lochs|-6.4833|58.1|||
9074670|GBPAK|GB|Port Askaig|-6.1167|55.85|||
9074675|GBPAP|GB|Port Appin|-5.4|56.55|||
9074694|GBPBA|GB|Portballintrae|-6.5333|55.2167|||
9074742|GBPCO|GB|Porth Colmon|-4.6333|52.9|||
9074750|GBPCW|GB|Porthcawl|-3.7|51.4833|||
9074765|GBPDD|GB|Pen-Clawdd|-4.0833|51.6333|||
9074799|GBPED|GB|Pembroke Dock|-4.9404|51.6916|||
9074802|GBPEG|GB|Port Edgar|-3.4167|55.9833|||
9074808|GBPEM|GB|Pembroke|-4.9|51.6667|||
9074854|GBPFY|GB|Portaferry|-5.55|54.3833|||
9074867|GBPGD|GB|Portgordon|-3.0167|57.6667|||
9074872|GBPGI|GB|Porthgain|-5.1667|51.9333|||
9074885|GBPGV|GB|Port Gaverne|-4.8167|50.6|||
9074919|GBPHV|GB|Peacehaven|-0.0065|50.7927|||
9075000|GBPKA|GB|Portskerra|-3.9167|58.5667|||
9075013|GBPKN|GB|Portknockie|-2.8667|57.7|||
9075049|GBPLP|GB|Polperro|-4.5333|50.3333|||
9075055|GBPLV|GB|Porthleven|-5.3167|50.0833|||
9075080|GBPMM|GB|Penmaenmawr|-3.9333|53.2667|||
9075092|GBPMY|GB|Pembrey|-4.2667|51.6833|||
9075103|GBPNB|GB|Penberth|-5.6|50.05|||
9075106|GBPNE|GB|Pendeen|-5.6667|50.1667|||
9075108|GBPNG|GB|Portnalong|-6.25|57.2|||
9075123|GBPNV|GB|Portnahaven|-6.5|55.6667|||
9075142|GBPOG|GB|Port Logan|-4.95|54.7|||
9075143|GBPOH|GB|Porthoustock|-5.0667|50.05|||
9075180|GBPPK|GB|Portpatrick|-5.1167|54.85|||
9075192|GBPPW|GB|Papa Westray|-2.8833|59.3333|||
9075223|GBPQT|GB|Bishopsteignton|-3.5333|50.55|||
9075247|GBPRJ|GB|Portreath|-5.3|50.2667|||
9075249|GBPRL|GB|Portloe|-4.9|50.2167|||
9075251|GBPRN|GB|Portnaguran and Ness|-6.2167|58.4833|||
9075263|GBPRZ|GB|Porlock|-3.4167|51.2|||
9075274|GBPSC|GB|Portscatho|-4.9833|50.1833|||
9075276|GBPSE|GB|Port Seton|-2.95|55.9667|||
9075284|GBPSM|GB|Port Saint Mary|-4.7333|54.0667|||
9075294|GBPSW|GB|Portstewart|-6.7167|55.1833|||
9075296|GBPSY|GB|Portsoy|-2.6833|57.6833|||
9075308|GBPTC|GB|Pettycur|-3.1833|56.0667|||
9075309|GBPTD|GB|Porthmadog|-4.1167|52.9333|||
9075312|GBPTG|GB|Porthgwarra|-5.6667|50.0333|||
9075313|GBPTH|GB|Portishead|-2.7667|51.4833|||
9075323|GBPTR|GB|Portrush|-6.6493|55.1959|||
9075324|GBPTS|GB|Portslade|-0.2161|50.8429|||
9075377|GBPVD|GB|Portavadie|-5.3|55.8667|||
9075380|GBPVG|GB|Portavogie|-5.45|54.45|||
9075412|GBPWE|GB|Poolewe|-5.6|57.75|||
9075416|GBPWI|GB|Port William|-4.5833|54.7667|||
9075419|GBPWL|GB|Pwllheli|-4.4167|52.8833|||
9075420|GBPWM|GB|Pittenweem|-2.7333|56.2167|||
9076497|GBQUB|GB|Queenborough|0.7444|51.4176|||
9076677|GBQZL|GB|Clevedon|-2.8333|51.4333|||
9077007|GBRBB|GB|Robin Hoods Bay|-0.4833|54.4|||
9077041|GBRCB|GB|Rhu Coigach - Badluachrach|-5.3833|57.8833|||
9077043|GBRCD|GB|Bracadale|-6.4|57.35|||
9077058|GBRCS|GB|Rochester|0.5055|51.3876|||
9077081|GBRDH|GB|Rudh Re - Red Point|-5.8167|57.6333|||
9077108|GBREA|GB|Reay|-3.7833|58.55|||
9077109|GBREB|GB|Redcliff Bay|-2.7833|51.4667|||
9077111|GBRED|GB|Red Bay|-6.0167|55.0667|||
9077183|GBRGH|GB|Brough|-3.3333|58.65|||
9077187|GBRGL|GB|Ravenglass|-3.4|54.35|||
9077228|GBRHS|GB|Rhos-on-Sea|-3.75|53.3|||
9077230|GBRHU|GB|Rhu|-4.7667|56.0167|||
9077234|GBRHY|GB|Rhyl|-3.4923|53.3193|||
9077248|GBRIE|GB|Scourie|-5.15|58.35|||
9077368|GBRLW|GB|Carloway|-6.7667|58.2667|||
9077384|GBRME|GB|Rosemarkie|-4.1167|57.6|||
9077418|GBRNE|GB|Rhosneigr|-4.5167|53.2333|||
9077431|GBRNR|GB|Bernera (Lewis)|-6.9833|58.1833|||
9077450|GBROC|GB|Rock|-4.9|50.5333|||
9077465|GBROR|GB|Rostrevor|-6.2|54.1|||
9077468|GBROU|GB|Rousay|-2.9667|59.1333|||
9077470|GBROW|GB|Rowhedge|0.9453|51.8574|||
9077551|GBRRB|GB|Garrabost|-6.2333|58.2167|||
9077553|GBRRD|GB|River Dart|-3.55|50.3333|||
9077564|GBRRO|GB|Carron|-5.6|57.4|||
9077585|GBRSB|GB|Birsay|-3.2833|59.1167|||
9077591|GBRSH|GB|Rosneath|-4.8167|56.0167|||
9077595|GBRSL|GB|Thundersley|0.5833|51.55|||
9077603|GBRST|GB|Breasclete|-6.75|58.2|||
9077629|GBRTL|GB|Port Erroll|-1.8333|57.4|||
9077642|GBRTY|GB|Rosehearty|-2.1|57.7|||
9077664|GBRUM|GB|Ruan Minor|-5.1833|49.9833|||
9077665|GBRUN|GB|Runcorn|-2.75|53.3333|||
9077791|GBRYD|GB|Ryde|-1.1667|50.7333|||
9078128|GBSAA|GB|Southend-on-Sea|0.7|51.5333|||
9078134|GBSAG|GB|Saint Agnes|-6.3333|49.8833|||
9078136|GBSAI|GB|Shanklin|-1.1833|50.6167|||
9078148|GBSAU|GB|Saundersfoot|-4.7167|51.7|||
9078197|GBSCB|GB|Salcombe|-3.7833|50.2333|||
9078208|GBSCM|GB|Saint Combs and Charleston|-1.9167|57.6667|||
9078242|GBSDM|GB|Sidmouth|-3.25|50.6833|||
9078244|GBSDO|GB|Sandown|-1.15|50.65|||
9078248|GBSDS|GB|Sandside|-3.7833|58.5667|||
9078266|GBSEC|GB|Southend Argyll|-5.6333|55.3167|||
9078282|GBSES|GB|Sidlesham|-0.7833|50.7833|||
9078308|GBSFK|GB|Scarfskerry|-3.2667|58.65|||
9078315|GBSFR|GB|Seaford|0.1|50.7667|||
9078344|GBSGM|GB|Sheringham|1.2|52.9333|||
9078372|GBSHG|GB|South Hayling|-0.9667|50.7833|||
9078376|GBSHK|GB|Southwick|-0.2333|50.8333|||
9078386|GBSHU|GB|Seahouses|-1.6667|55.5833|||
9078389|GBSHX|GB|Shieldaig|-5.6333|57.5167|||
9078445|GBSJL|GB|Strangford|-5.5667|54.3667|||
9078454|GBSJU|GB|Saint Just|-5.6833|50.1|||
9078458|GBSJY|GB|Studland|-1.9333|50.6333|||
9078472|GBSKE|GB|Skegness|0.3333|53.15|||
9078485|GBSKR|GB|Skerray|-4.3|58.5333|||
9078489|GBSKV|GB|Saint Keverne|-5.1|50.05|||
9078493|GBSKZ|GB|Skeld|-1.4333|60.1667|||
9078504|GBSLC|GB|Saltcoats|-4.8|55.6167|||
9078523|GBSLV|GB|Solva (Solfach)|-5.1833|51.8667|||
9078536|GBSMA|GB|Saint Marys Bay|0.9667|51.0167|||
9078538|GBSMC|GB|Saint Monance (Saint Monans)|-2.7667|56.2167|||
9078548|GBSMM|GB|Saint Michael's Mount|-5.4667|50.1167|||
9078572|GBSNC|GB|Sennen Cove|-5.7|50.0667|||
9078579|GBSNJ|GB|Sand|-1.3833|60.2167|||
9078580|GBSNK|GB|Sandness|-1.65|60.3|||
9078591|GBSNV|GB|Saint Minver|-4.8667|50.55|||
9078592|GBSNW|GB|St Andrews|-2.7833|56.3333|||
9078604|GBSOA|GB|Stroma|-3.1167|58.6833|||
9078654|GBSPQ|GB|Stackpole Quay|-4.9|51.6167|||
9078657|GBSPT|GB|Sompting|-0.35|50.8167|||
9078662|GBSPY|GB|Shapinsay|-2.85|59.05|||
9078682|GBSQK|GB|Saint Martins|-6.2833|49.95|||
9078708|GBSRC|GB|Strathcarron|-5.4167|57.4333|||
9078713|GBSRH|GB|Strathaird|-6.05|57.1667|||
9078722|GBSRQ|GB|Southerness|-3.6|54.8667|||
9078725|GBSRT|GB|Southport|-3|53.65|||
9078730|GBSRY|GB|South Ronaldsay|-2.9667|58.7333|||
9078731|GBSRZ|GB|Strete|-3.6333|50.3167|||
9078764|GBSSY|GB|Selsey|-0.8|50.7333|||
9078799|GBSTZ|GB|Staithes|-0.8|54.55|||
9078855|GBSVN|GB|Stonehaven|-2.2008|56.96|||
9078860|GBSVS|GB|Saint David's|-5.2667|51.8833|||
9078878|GBSWC|GB|Sandwick|-1.25|59.9833|||
9078879|GBSWD|GB|Southwold|1.6802|52.3272|||
9078880|GBSWE|GB|Swanage|-1.9667|50.6167|||
9078956|GBSYM|GB|Symbister|-1.0333|60.3333|||
9078979|GBSZB|GB|Sizewell Beach|1.6167|52.2|||
9078980|GBSZC|GB|Saint Clement|-5.0167|50.25|||
9078997|GBSZT|GB|Snizort|-6.3167|57.4833|||
9079292|GBTAI|GB|Tayinloan|-5.65|55.65|||
9079331|GBTBN|GB|Toberonochy|-5.6167|56.2|||
9079335|GBTBR|GB|Saint Brelade|-2.2|49.2|||
9079342|GBTBY|GB|Torbay/Paignton|-3.5667|50.45|||
9079394|GBTDI|GB|Tudweiliog|-4.6|52.9|||
9079433|GBTEN|GB|Tenby (Dinbych-y-pysgod)|-4.7167|51.6667|||
9079473|GBTFT|GB|Toft Shetland|-1.2167|60.4667|||
9079508|GBTGU|GB|Tongue|-4.4167|58.4667|||
9079534|GBTHM|GB|Topsham|-3.45|50.6833|||
9079539|GBTHR|GB|Thurso|-3.5167|58.5833|||
9079541|GBTHT|GB|South Uist and Eriskay|-7.2667|57.0667|||
9079562|GBTIG|GB|Tighnabruaich|-5.2333|55.9|||
9079661|GBTLD|GB|Shetland|-1.2167|60.5333|||
9079662|GBTLE|GB|Saint Helens|-1.1071|50.6937|||
9079666|GBTLI|GB|Tayvallich|-5.6167|56.0167|||
9079671|GBTLN|GB|Talmine|-4.4167|58.5333|||
9079732|GBTNG|GB|Tingwall Orkney|-3.05|59.0833|||
9079743|GBTNR|GB|Saint Helier|-2.1|49.1833|||
9079771|GBTOL|GB|Tollesbury|0.8346|51.7591|||
9079865|GBTRD|GB|Torridon|-5.5167|57.5333|||
9079876|GBTRO|GB|Trefor|-4.4|53|||
9079879|GBTRR|GB|Trearddur|-4.6167|53.2833|||
9079880|GBTRS|GB|South Harris|-6.35|58.0167|||
9079910|GBTSO|GB|Tresco|-6.3333|49.95|||
9080103|GBTYD|GB|Tyddewi (St David's)|-5.25|51.8833|||
9080589|GBUEN|GB|Saint Ouen|-2.2|49.2167|||
9080819|GBULF|GB|Ulva Ferry|-6.1333|56.4833|||
9080900|GBUNS|GB|Bunessan|-6.2333|56.3167|||
9081104|GBUTS|GB|Stromeferry|-5.5333|57.35|||
9081745|GBVEN|GB|Ventnor|-1.2|50.6|||
9081871|GBVID|GB|Vidlin|-1.1333|60.3667|||
9082076|GBVOE|GB|Voe|-1.25|60.35|||
9082753|GBWAB|GB|Wadebridge|-4.8333|50.5167|||
9082791|GBWBF|GB|West Burrafirth|-1.5333|60.3|||
9082867|GBWDN|GB|Widnes|-2.7333|53.35|||
9082941|GBWFT|GB|Waterfoot|-6.0667|55.0667|||
9082997|GBWHH|GB|Isle of Whithorn|-4.3667|54.7|||
9083011|GBWHV|GB|Whitehaven|-3.5841|54.549|||
9083030|GBWIG|GB|Wigtown|-4.4333|54.8667|||
9083045|GBWIV|GB|Wivenhoe|0.958|51.8555|||
9083100|GBWKI|GB|West Kirby|-3.1842|53.373|||
9083132|GBWLG|GB|Whaligoe|-3.1833|58.3333|||
9083151|GBWLZ|GB|Walls Shetland|-1.5667|60.2167|||
9083161|GBWMB|GB|Wemyss Bay|-4.9|55.8833|||
9083163|GBWMD|GB|West Mainland|-1.3833|60.2167|||
9083178|GBWMS|GB|West Mersea|0.9167|51.7833|||
9083205|GBWNL|GB|Whinnyfold|-1.8667|57.3833|||
9083219|GBWNZ|GB|Walton-on-the-Naze|1.2667|51.8667|||
9083247|GBWOT|GB|Worthing|-0.3833|50.8167|||
9083331|GBWRB|GB|West Loch Tarbert|-5.4333|55.85|||
9083337|GBWRH|GB|Wareham|-2.1167|50.6833|||
9083376|GBWSM|GB|Weston-Super-Mare|-2.9667|51.35|||
9083379|GBWSP|GB|Weston Point|-2.75|53.3167|||
9083504|GBWWE|GB|West Wemyss|-3.0833|56.1333|||
9083585|GBWYR|GB|Wyre|-2.9667|59.1333|||
9083586|GBWYS|GB|Westbury on Severn|-2.4167|51.8167|||
9083591|GBWYX|GB|West Bay|-2.75|50.7|||
9085079|GBYAP|GB|Yapton|-0.6|50.8|||
9085251|GBYFR|GB|Yell and Fetlar|-0.9667|60.7|||
9085558|GBYOS|GB|Lydd on Sea|0.95|50.9333|||
9143446|GDGRE|GD|Grenville|-61.625|12.1228|||
9187483|GEKUL|GE|Kulevi|41.6333|42.2667|||
9216872|GFCAY|GF|Cayenne|-52.3333|4.9333|||
9216940|GFCCY|GF|Awala-Yalimapo|-53.9087|5.7364|||
9227344|GFLCY|GF|Ouanary|-51.6667|4.2167|||
9233389|GFQKR|GF|Kourou|-52.6333|5.15|||
9234336|GFREM|GF|Degrad des Cannes-Pariacabo Pt/Remire|-52.2833|4.8833|||
9260852|GGGCI|GG|Guernsey|-2.5833|49.4333|||
9295543|GHCCT|GH|Cape Coast|-1.2466|5.1053|||
9304995|GHKIT|GH|Keta|0.9879|5.9179|||
9318712|GHWEA|GH|Winneba|-0.6231|5.3511|||
9462613|GLKUN|GL|Kuummiut|-37.0167|65.8667|||
9464651|GLMML|GL|Maarmorliik|-51.2833|71.1333|||
9465399|GLNAL|GL|Nalunaq Gold Mine|-44.9333|60.3167|||
9471320|GLSEQ|GL|Seqi Olivine Mine|-51.5667|64.9667|||
9472785|GLTNT|GL|Tiniteqilaaq|-37.8167|65.9|||
9472821|GLTOV|GL|Toqqusaq|-52.2|64.8667|||
9530271|GNBEL|GN|Bel-Air|-14.4667|10.2333|||
9530294|GNBFA|GN|Boffa|-14.0333|10.1833|||
9546735|GNPMT|GN|Dougoula|-14.55|10.75|||
9607853|GPAIF|GP|Baillif|-61.7333|16.0333|||
9609147|GPBMH|GP|Baie-Mahault|-61.5833|16.2667|||
9609228|GPBOU|GP|Bouillante|-61.7667|16.1333|||
9609926|GPCBE|GP|Capesterre-Belle-Eau|-61.55|16.05|||
9611299|GPDHR|GP|Deshaies|-61.8018|16.3054|||
9613360|GPFAE|GP|Folle-Anse|-61.3333|15.95|||
9613874|GPFPI|GP|Anse-Bertrand|-61.5167|16.4667|||
9615006|GPGOS|GP|Le Gosier|-61.4833|16.2|||
9615091|GPGRB|GP|Grand-Bourg|-61.3|15.8833|||
9622061|GPMSB|GP|Marigot|-63.0833|18.0667|||
9624956|GPPBG|GP|Petit-Bourg|-61.5833|16.1833|||
9628556|GPSFC|GP|Saint-Francois|-61.2667|16.25|||
9686325|GRAEF|GR|Agia Efimia|20.6|38.3|||
9686326|GRAEG|GR|Aegina|23.4167|37.7333|||
9686392|GRAGE|GR|Agios Georgios|22.8833|38.8333|||
9686393|GRAGF|GR|Agios Nikolaos Fokidas|22.15|38.3333|||
9686394|GRAGG|GR|Agistri Aiginas|23.35|37.7167|||
9686398|GRAGK|GR|Agiokampos Larissas|22.8833|39.6833|||
9686400|GRAGM|GR|Agia Marina Fthiotidas|22.5833|38.9|||
9686401|GRAGN|GR|Agathonisi|26.9667|37.45|||
9686402|GRAGO|GR|Agios Efstratios|24.9833|39.5333|||
9686407|GRAGT|GR|Agio Theodoroi|23.1167|37.9167|||
9686459|GRAID|GR|Aidipsou|23.0333|38.85|||
9686462|GRAIG|GR|Aigiali Amorgou|25.9667|36.9|||
9686531|GRAKH|GR|Akhillion|22.9667|39|||
9686532|GRAKI|GR|Agios Kirykos|26.3|37.6167|||
9686536|GRAKM|GR|Agia Kyriaki (Trikeri Magnisia)|23.0667|39.0833|||
9686538|GRAKO|GR|Agios Konstantinos|22.8667|38.75|||
9686564|GRALG|GR|Plakias|24.3833|35.1833|||
9686572|GRALO|GR|Alonnisos|23.8667|39.15|||
9686597|GRAMF|GR|Amfilochia|21.1667|38.8667|||
9686600|GRAMI|GR|Amoliani|23.9167|40.3333|||
9686609|GRAMR|GR|Agia Marina Aiginas|23.5333|37.7333|||
9686626|GRANA|GR|Anafi|25.7667|36.35|||
9686637|GRANL|GR|Agnontas Skopelos|23.7|39.0833|||
9686641|GRANP|GR|Antiparos|25.0833|37.0333|||
9686645|GRANT|GR|Andirrion|21.7667|38.3333|||
9686670|GRAOK|GR|Karpathos|27.2333|35.5|||
9686677|GRAOR|GR|Agiokampos Oreon|23.0333|38.9333|||
9686698|GRAPE|GR|Agia Pelagia|22.9833|36.3333|||
9686705|GRAPL|GR|Amaliapolis|22.8833|39.1667|||
9686715|GRAPV|GR|Asprovalta|23.7|40.7167|||
9686765|GRARD|GR|Arkioi Dodekanissou|26.7333|37.3833|||
9686772|GRARK|GR|Arkitsa|23.0333|38.75|||
9686785|GRARX|GR|Araxos|21.3833|38.2|||
9686801|GRASF|GR|Agios Stefanos Corfu|19.95|39.7667|||
9686840|GRATK|GR|Antikyra|22.6333|38.3833|||
9686841|GRATL|GR|Atherinolakos Ierapetras|26.1333|35|||
9686843|GRATN|GR|Athinios Thira Santorini|25.4167|36.3833|||
9686848|GRATS|GR|Altsi|25.8833|35.1667|||
9686898|GRAVA|GR|Avlida|23.6|38.4|||
9688750|GRCHQ|GR|Chania|24.0167|35.5167|||
9689113|GRCSF|GR|Khora Sfakion|24.1333|35.2|||
9689657|GRDAF|GR|Dafni|24.2167|40.2167|||
9689924|GRDIA|GR|Diafanion|27.2167|35.75|||
9689934|GRDIK|GR|Diakofti Kythiron|23.0833|36.2667|||
9690061|GRDMB|GR|Dombraina Boiotias|22.95|38.2167|||
9690141|GRDON|GR|Donousa Kykladon|25.8|37.1|||
9690146|GRDOS|GR|Delos|25.2667|37.4|||
9690234|GRDRE|GR|Drepano Riou|21.85|38.3333|||
9690918|GREDI|GR|Edipsos|23.0333|38.8667|||
9691020|GREGI|GR|Eginion|22.5833|40.4833|||
9691195|GRELN|GR|Elafonissos Lakonias|22.9833|36.5167|||
9691201|GRELT|GR|Eleftheres|24.3167|40.85|||
9691326|GREPI|GR|Epidavros|23.15|37.6333|||
9691390|GRERE|GR|Eretria|23.8|38.4|||
9691396|GRERK|GR|Ereikousses Diapontioi Islands|19.5667|39.8667|||
9691398|GRERM|GR|Ermioni|23.25|37.3833|||
9691464|GRETK|GR|Eratini|22.2333|38.3667|||
9691627|GREYD|GR|Eydilos|26.1833|37.6333|||
9691976|GRFAM|GR|Farmakonissi Dodekanissos|27.0833|37.2833|||
9692254|GRFIS|GR|Fiskardo|20.5667|38.45|||
9692423|GRFNR|GR|Faneromeni Salaminas|23.4167|37.9833|||
9692451|GRFOL|GR|Folegandros|24.95|36.6167|||
9692460|GRFOU|GR|Fournoi|26.5|37.5|||
9693123|GRGAD|GR|Gavdos Chanea|24.1167|34.85|||
9693131|GRGAL|GR|Galatas Troizinas|23.45|37.5|||
9693293|GRGFD|GR|Glyfada|23.75|37.8667|||
9693508|GRGLO|GR|Glossa|23.6167|39.1667|||
9693517|GRGLX|GR|Galaxidi|22.3833|38.3833|||
9693518|GRGLY|GR|Glyfa Fthiotidas|22.9667|38.95|||
9693528|GRGMA|GR|Agia Marina Grammatikou Attikis|24.0667|38.1833|||
9694287|GRHAL|GR|Halki Dodekanison|27.6|36.2167|||
9694864|GRHRK|GR|Herakleia Kykladon|25.4667|36.8667|||
9695095|GRHYD|GR|Hydra (Idhra)|23.4667|37.35||Idhra (Hydra)|
9695585|GRIER|GR|Ierapetra|25.7333|35|||
9695586|GRIES|GR|Ierissos|23.8932|40.3954|||
9695650|GRIGO|GR|Igoumenitsa|20.2667|39.5|||
9695888|GRINO|GR|Inousses|26.2167|38.5167|||
9695926|GRIOS|GR|Ios|25.2667|36.7167|||
9696085|GRITH|GR|Ithaki (Ithaca)|20.7167|38.3667|||
9696090|GRITM|GR|Isthmia|23|37.9167|||
9697208|GRJSI|GR|Skiathos|23.4833|39.1667|||
9697251|GRJTR|GR|Thira|25.4333|36.4167|||
9697258|GRJTY|GR|Astypalaia|26.35|36.55|||
9697750|GRKAG|GR|Karkinagri Ikarias|26.0167|37.5167|||
9697751|GRKAH|GR|Kato Achaia|21.55|38.15|||
9697752|GRKAI|GR|Kalamos Island (Lefkada)|20.9167|38.6167|||
9697759|GRKAP|GR|Kapsalion (Kythira)|23|36.15|||
9697858|GRKDM|GR|Kardamyla|26.1|38.5333|||
9697880|GRKEA|GR|Kea (Tzia)|24.3167|37.65|||
9697885|GRKEF|GR|Kefalos Ko|26.9667|36.7333|||
9697892|GRKEM|GR|Kosta Ermionidas|23.1667|37.3|||
9697897|GRKER|GR|Keramoti|24.7|40.8667|||
9698028|GRKIM|GR|Kimi (Kymi)|24.1|38.6333||Kymi (Kimi)|
9698029|GRKIN|GR|Koilas Ermionidos|23.1333|37.4167|||
9698030|GRKIO|GR|Kiato|22.75|38|||
9698031|GRKIP|GR|Kiparissia|21.6667|37.25|||
9698121|GRKLD|GR|Kalathos Rodou|28.0667|36.1167|||
9698126|GRKLI|GR|Klima|23.65|39.1333|||
9698130|GRKLM|GR|Kalamaki|23.0167|37.9167|||
9698170|GRKMS|GR|Kimolos|24.5833|36.7833|||
9698204|GRKNS|GR|Kontias Limnou|25.15|39.8333|||
9698225|GRKOF|GR|Koufonissia Kykladon|25.6|36.9333|||
9698326|GRKRE|GR|Kamares Sifnos|24.6667|36.9833|||
9698334|GRKRM|GR|Kardamaina Kos|27.15|36.7833|||
9698341|GRKRT|GR|Korinthos|22.9167|37.9333|||
9698364|GRKSI|GR|Kastos Island|20.9167|38.5667|||
9698365|GRKSJ|GR|Kassos|26.9167|35.4167|||
9698366|GRKSK|GR|Kamiros Skala|27.8167|36.2667|||
9698371|GRKSP|GR|Kassiopi Corfu|19.9167|39.7833|||
9698375|GRKST|GR|Karystos|24.4167|38.0167|||
9698405|GRKTP|GR|Katapola|25.8667|36.8333|||
9698571|GRKYL|GR|Kyllini|21.15|37.9333|||
9698579|GRKYT|GR|Kythnos|24.4|37.3833|||
9698917|GRLAR|GR|Lardos Rhodes|28.0333|36.0667|||
9699019|GRLDR|GR|Lindos Rodou|28.0833|36.1|||
9699041|GRLEF|GR|Lefkandi|23.6833|38.4167|||
9699057|GRLEV|GR|Lefkada (Lefkas)|20.7|38.8333||Lefkas (Lefkada)|
9699080|GRLFK|GR|Lefkimmi|20.1|39.4167|||
9699172|GRLIA|GR|Linaria|24.5333|38.85|||
9699180|GRLII|GR|Limni|23.3167|38.7667|||
9699185|GRLIN|GR|Linoperamata Hrakliou|25.05|35.35|||
9699187|GRLIP|GR|Lipsoi|26.7667|37.2833|||
9699195|GRLIX|GR|Lixuri|20.4333|38.2|||
9699345|GRLND|GR|Leonidion|22.9|37.15|||
9699496|GRLRS|GR|Leros|26.8|37.1833|||
9699563|GRLTR|GR|Loutro Chanion|24.0833|35.2|||
9700175|GRMDR|GR|Moudhros|25.2667|39.8667|||
9700198|GRMEG|GR|Megalon Livadion|24.4167|37.15|||
9700205|GRMEN|GR|Menidi|21.1167|39.0333|||
9700211|GRMET|GR|Methoni|21.7167|36.8167|||
9700273|GRMGN|GR|Meganisi|20.75|38.6667|||
9700302|GRMHI|GR|Mesta Hiou|25.9333|38.2833|||
9700411|GRMKP|GR|Marathokampos Samou|26.7|37.7|||
9700543|GRMOL|GR|Molyvos|26.15|39.3667|||
9700545|GRMON|GR|Monemvasia|23.05|36.6833|||
9700552|GRMOU|GR|Moutsouna|25.5833|37.0833|||
9700646|GRMRM|GR|Marmari|24.3167|38.05|||
9700652|GRMRS|GR|Myrties Kalymnou|26.9167|36.9833|||
9700668|GRMSA|GR|Malessina|23.2333|38.65|||
9700719|GRMTR|GR|Mathraki Diapontioi Island|19.5167|39.7833|||
9700784|GRMVO|GR|Moni Vatopediou|24.2|40.3|||
9700848|GRMXK|GR|Mastichari Kos|27.0667|36.85|||
9700873|GRMYB|GR|Myrtos Beach|20.5333|38.35|||
9700889|GRMYR|GR|Mirina|25.0667|39.8667|||
9701229|GRNAR|GR|Nea Artaki|23.6333|38.5167|||
9701230|GRNAS|GR|Naoussa Parou|25.2333|37.1167|||
9701348|GRNEA|GR|Neapolis|23.0667|36.5|||
9701487|GRNID|GR|Nidhrion|20.7167|38.7|||
9701502|GRNIS|GR|Nisiros|27.1333|36.6167|||
9701552|GRNKA|GR|Nea Kallikratia|23.0667|40.3167|||
9701573|GRNKV|GR|Nea Karvali|24.5167|40.9667|||
9701620|GRNMA|GR|Nea Moudhania|23.2833|40.2333|||
9701732|GRNPK|GR|Navpaktos|21.8333|38.4|||
9701746|GRNPY|GR|Nea Playia|23.2|40.2667|||
9701843|GRNST|GR|Nea Stira|24.2|38.1833|||
9702650|GROIK|GR|Oia Kyklades|25.3833|36.4667|||
9702950|GRORE|GR|Orei|23.0833|38.95|||
9702960|GRORO|GR|Oropos|23.7833|38.3167|||
9703021|GROTH|GR|Othonoi|19.4|39.85|||
9703065|GROUR|GR|Ouranopolis|23.9833|40.3167|||
9703524|GRPAA|GR|Psara|25.5667|38.5333|||
9703541|GRPAR|GR|Parga|20.4|39.2833|||
9703542|GRPAS|GR|Paros|25.15|37.0833|||
9703547|GRPAX|GR|Paxi|20.1833|39.2|||
9703599|GRPCH|GR|Paleochora|23.6667|35.2167|||
9703661|GRPEB|GR|Petani Beach|20.3667|38.2667|||
9703675|GRPEP|GR|Palaia Epidavros|23.15|37.6333|||
9703694|GRPFA|GR|Palaia Fokaia|23.95|37.7167|||
9703740|GRPGM|GR|Perama Geras Mytilinis|26.5|39.0333|||
9703796|GRPIA|GR|Platania|23.2667|39.1333|||
9703807|GRPIL|GR|Agia Galini|24.6833|35.0833|||
9703814|GRPIS|GR|Pissaetos Ithakis|20.6833|38.35|||
9703815|GRPIT|GR|Pitra|22.8333|36.6833|||
9703919|GRPLV|GR|Petra|26.1833|39.3333|||
9703936|GRPME|GR|Pachi|23.35|37.9667|||
9703950|GRPMS|GR|Patmos|26.55|37.3167|||
9703985|GRPNT|GR|Ormos Panormou|25.05|37.65|||
9704000|GRPOA|GR|Potamos Antikithera|23.2833|35.8833|||
9704042|GRPPI|GR|Prinos Thassou|24.5667|40.75|||
9704106|GRPRE|GR|Petries Evvoias|24.1833|38.4|||
9704119|GRPRR|GR|Perea|22.9|40.5|||
9704140|GRPSE|GR|Phserimos Dodekanisou|27.1333|36.9333|||
9704141|GRPSF|GR|Paleohora Sfakion|24.1333|35.2|||
9704146|GRPSK|GR|Pessada Kefallinnias|20.5833|38.1|||
9704174|GRPTE|GR|Pteleos|22.9833|39.0333|||
9704178|GRPTI|GR|Plataria|20.2833|39.45|||
9704180|GRPTK|GR|Politika|23.55|38.5833|||
9704361|GRPYV|GR|Peyki Evvoias|23.2167|39|||
9705841|GRRAF|GR|Rafina|24.006|38.0181|||
9706122|GRRIO|GR|Rio|21.785|38.2956|||
9706332|GRROU|GR|Agia Roumeli|23.9667|35.2333|||
9707000|GRSAI|GR|Sami|20.65|38.25|||
9707003|GRSAL|GR|Salamis|23.4833|37.9667|||
9707004|GRSAM|GR|Samothraki|25.5167|40.4833|||
9707011|GRSAT|GR|Frikes Ithakis|20.6667|38.4667|||
9707145|GRSER|GR|Seriphos|24.5|37.15|||
9707204|GRSGI|GR|Sigrion|25.85|39.2167|||
9707213|GRSGR|GR|Sigri Lesvou|25.8333|39.2167|||
9707215|GRSGT|GR|Sagiada Thesprotias|20.1833|39.6333|||
9707232|GRSHC|GR|Schinousa Kykladon|25.5|36.8667|||
9707238|GRSHI|GR|Shinari Zakynthou|20.7|37.9|||
9707272|GRSII|GR|Sikinos|25.1167|36.7|||
9707335|GRSKD|GR|Skafidia|21.3333|37.7|||
9707344|GRSKM|GR|Skaloma|20.1833|39.6167|||
9707346|GRSKO|GR|Skopelos|23.7269|39.1214|||
9707352|GRSKU|GR|Skiros|24.5667|38.9|||
9707366|GRSLA|GR|Souvala|23.4833|37.7667|||
9707476|GRSOI|GR|Soroni|28|36.3667|||
9707486|GRSOS|GR|Assos|20.5333|38.3833|||
9707488|GRSOU|GR|Soussaki|23.05|37.9167|||
9707651|GRSTN|GR|Saint Nicolas|22.6833|38.35|||
9707820|GRSYM|GR|Symi|27.8333|36.6|||
9707829|GRSYV|GR|Syvota|20.2333|39.4|||
9708296|GRTEM|GR|Artemis|24|37.9667|||
9708398|GRTHM|GR|Thymaina Island|26.45|37.5833|||
9708401|GRTHP|GR|Thisvi Port|22.95|38.2167|||
9708431|GRTIL|GR|Tilos|27.3667|36.4167|||
9708433|GRTIN|GR|Tinos|25.1667|37.5333|||
9708522|GRTLA|GR|Tolo Argolidos|22.85|37.5167|||
9708736|GRTRK|GR|Trikeri|23.0667|39.0833|||
9708744|GRTRS|GR|Thirasia|25.35|36.4333|||
9708750|GRTRY|GR|Trypiti Chalkidikis|23.9167|40.3667|||
9708774|GRTSO|GR|Thasos|24.7094|40.7781|||
9710461|GRVAB|GR|Vatika Bay|23.0333|36.5|||
9710836|GRVLC|GR|Volissos (Limnia) Chios|25.9167|38.4667|||
9710846|GRVLM|GR|Vouliagmeni|23.7833|37.8167|||
9710948|GRVOM|GR|Voudia Milos|24.5333|36.75|||
9711046|GRVRI|GR|Vrisakia|23.6|38.5667|||
9711090|GRVSS|GR|Vassiliki Leykadas|20.5833|38.6167|||
9713939|GRYAL|GR|Yaltra|22.9833|38.85|||
9715100|GRZAQ|GR|Serifos|24.5061|37.154|||
9715737|GRZTH|GR|Zakynthos|20.9|37.7833|||
9767359|GTCHR|GT|Champerico|-91.9134|14.2921|||
9777801|GTLIV|GT|Livingston|-88.75|15.8333|||
9805847|GUBRR|GU|Barrigada|144.7833|13.4667|||
9884347|GWBOL|GW|Bolama|-15.4667|11.5833|||
9884408|GWBQE|GW|Bubaque|-15.8333|11.2833|||
9961773|GYANT|GY|Adventure|-58.4833|7.0833|||
9968432|GYGFO|GY|Bartica|-58.6233|6.4054|||
10755826|HKHKC|HK|Ha Kwai Chung|114.1167|22.3667|||
10865727|HNAMP|HN|Amapala|-87.6539|13.2922|||
10872546|HNGJA|HN|Guanaja|-85.8872|16.4419|||
10881910|HNOMO|HN|Omoa|-88.0333|15.7667|||
10885614|HNRTM|HN|Mahogany Bay|-86.5|16.3333|||
11023177|HRATL|HR|Antenal|13.55|45.3167|||
11023694|HRBAS|HR|Baska|14.75|44.9667|||
11024054|HRBLE|HR|Blace|17.4833|43.0167|||
11024130|HRBNM|HR|Biograd na Moru|15.45|43.9333|||
11024163|HRBOL|HR|Bol|16.65|43.2667|||
11024255|HRBRB|HR|Brbinj/Lucina|15|44.0833|||
11024262|HRBRI|HR|Brioni|13.75|44.9|||
11024526|HRBZA|HR|Bozava|14.9|44.1333|||
11025410|HRCRA|HR|Crikvenica|14.7|45.1833|||
11025428|HRCRS|HR|Cres|14.4|44.95|||
11025565|HRCVT|HR|Cavtat|18.2167|42.5667|||
11025999|HRDAL|HR|Dalmacia|15.3|44.05|||
11026432|HRDNC|HR|Donje Celo|18|42.6833|||
11028583|HRFIL|HR|Filipjakov|15.4167|43.9667|||
11028742|HRFNA|HR|Fazana|13.7333|44.9333|||
11029898|HRGNA|HR|Gazenica|15.2667|44.1|||
11031326|HRHVA|HR|Hvar|16.4333|43.1667|||
11032399|HRIST|HR|Ist|14.7667|44.2667|||
11032925|HRJAB|HR|Jablanac|14.9|44.7167|||
11033043|HRJDR|HR|Jadrija|15.85|43.7167|||
11033536|HRJSA|HR|Jelsa|16.7|43.1667|||
11034081|HRKAB|HR|Karlobag|15.0667|44.5167|||
11034091|HRKAL|HR|Kali|15.2|44.0667|||
11034464|HRKLK|HR|Klek|17.5667|42.95|||
11034501|HRKMN|HR|Klimno|14.6333|45.15|||
11034513|HRKMZ|HR|Komiza|16.0833|43.0333|||
11034607|HRKPR|HR|Kaprije|15.7167|43.6833|||
11034658|HRKRA|HR|Kraljevica|14.5667|45.2667|||
11034668|HRKRK|HR|Krk|14.5833|45.0333|||
11034670|HRKRM|HR|Koromacno|14.1167|44.9667|||
11034770|HRKUK|HR|Kukljica|15.25|44.0333|||
11034930|HRKZA|HR|Kneza|17.05|42.9667|||
11035248|HRLAM|HR|Lamjane|15.2|44.0333|||
11035593|HRLKR|HR|Lokrum|18.1333|42.6167|||
11035749|HRLPD|HR|Lopud|17.95|42.6833|||
11035763|HRLPR|HR|Lopar|14.8|44.8333|||
11035867|HRLST|HR|Lastovo|16.9|42.7667|||
11035873|HRLSZ|HR|Mali Losinj|14.4667|44.5333|||
11036402|HRMAK|HR|Makarska|17.0167|43.3|||
11036403|HRMAL|HR|Malinska|14.5333|45.1167|||
11036410|HRMAS|HR|Maslenica|15.5333|44.2167|||
11036675|HRMIL|HR|Milna|16.45|43.3167|||
11036689|HRMIZ|HR|Mali Iz|15.1333|44.0333|||
11036844|HRMNK|HR|Misnjak|14.8667|44.7|||
11036871|HRMOD|HR|Moscenicka Draga|14.25|45.2333|||
11036976|HRMRG|HR|Merag|14.45|44.9833|||
11036979|HRMRJ|HR|Muna na Zirju|15.6667|43.6667|||
11037089|HRMUR|HR|Murter|15.6|43.8167|||
11037653|HRNDD|HR|Novigrad (Dalmacija)|15.55|44.1833|||
11038045|HRNOV|HR|Novaglia|14.8833|44.55|||
11038151|HRNRZ|HR|Nerezine|14.4|44.6667|||
11038265|HRNVD|HR|Novi Vinodolski|14.7833|45.1333|||
11038268|HRNVG|HR|Novigrad|13.55|45.3|||
11038273|HRNVL|HR|Novalja|14.8833|44.55|||
11039130|HROMS|HR|Omis|16.7|43.45|||
11039155|HRONJ|HR|Obonjan|15.7833|43.6833|||
11039214|HROPA|HR|Opatija|14.3|45.3333|||
11039283|HRORB|HR|Orebic|17.1833|42.9667|||
11039866|HRPAG|HR|Pag|15.05|44.4333|||
11039878|HRPAS|HR|Pasman|15.3833|43.95|||
11039928|HRPCA|HR|Pucisca|16.75|43.3667|||
11040234|HRPLA|HR|Polace|17.3833|42.7833|||
11040246|HRPLM|HR|Plomin|14.1845|45.1293|||
11040281|HRPMN|HR|Pomena|17.35|42.7833|||
11040321|HRPNT|HR|Punat|14.6333|45.0167|||
11040353|HRPOR|HR|Porec|13.5833|45.2167|||
11040442|HRPRE|HR|Preko|15.2|44.0833|||
11040446|HRPRI|HR|Primosten|15.9333|43.5833|||
11040451|HRPRN|HR|Prizna|14.9667|44.6|||
11040453|HRPRP|HR|Prapratno|17.6833|42.8167|||
11040456|HRPRS|HR|Prvic Sepurine|15.7833|43.7333|||
11040459|HRPRV|HR|Prvic|15.8|43.7167|||
11040584|HRPVK|HR|Privlaka|15.1167|44.2667|||
11042173|HRRAB|HR|Rab|14.75|44.75|||
11042208|HRRBC|HR|Rabac|14.1667|45.0833|||
11042378|HRRGC|HR|Rogac|16.3|43.4|||
11042389|HRRGN|HR|Rogoznica|15.9667|43.5333|||
11043339|HRSAL|HR|Sali|15.1667|43.9333|||
11043379|HRSBR|HR|Sobra|17.6167|42.75|||
11043447|HRSDR|HR|Sudurad|17.9167|42.7167|||
11043535|HRSGD|HR|Stari Grad|16.6|43.1833|||
11043549|HRSGR|HR|Starigrad|15.4333|44.3|||
11043611|HRSIL|HR|Silba|14.7|44.3667|||
11043702|HRSLA|HR|Slano|17.9|42.7833|||
11043704|HRSLC|HR|Selce|14.7167|45.15|||
11043716|HRSLO|HR|Silo|14.6667|45.15|||
11043749|HRSMN|HR|Sumartin|16.8833|43.2833|||
11043849|HRSPL|HR|Splitska|16.6|43.3667|||
11043950|HRSSK|HR|Susak|14.3|44.5167|||
11043986|HRSTM|HR|Stomorska|16.35|43.3667|||
11043988|HRSTO|HR|Ston|17.7|42.8333|||
11044010|HRSUC|HR|Sucuraj|17.1833|43.1167|||
11044023|HRSUP|HR|Supetar|16.55|43.3833|||
11044027|HRSUT|HR|Sutivan|16.4833|43.3833|||
11044051|HRSVJ|HR|Sveti Juraj|14.9167|44.9333|||
11044837|HRTKN|HR|Tkon|15.45|43.9167|||
11044940|HRTNO|HR|Tisno|15.65|43.8|||
11044943|HRTNR|HR|Tunarica|14.1|44.9667|||
11045070|HRTRI|HR|Tribunj|15.75|43.75|||
11045071|HRTRJ|HR|Trpanj|17.2671|43.0097|||
11045072|HRTRK|HR|Trstenik|17.4167|42.9167|||
11045076|HRTRO|HR|Trogir|16.25|43.5|||
11045181|HRTUR|HR|Turanj|15.4|43.9667|||
11045685|HRUBL|HR|Ubli|16.8333|42.75|||
11046091|HRUNJ|HR|Unije|14.2333|44.6333|||
11046366|HRUVM|HR|Uvala Mir|15.15|43.8833|||
11046900|HRVDC|HR|Vodice|15.7667|43.7667|||
11047013|HRVGN|HR|Viganj|17.1|42.9833|||
11047086|HRVIS|HR|Vis|16.1667|43.05|||
11047093|HRVIZ|HR|Veli Iz|15.1167|44.05|||
11047171|HRVLB|HR|Valbiska|14.5|45.0333|||
11047180|HRVLK|HR|Vela Luka|16.7167|42.95|||
11047183|HRVLN|HR|Veli Losinj|14.5|44.5167|||
11047380|HRVRG|HR|Vrgada|15.5034|43.8608|||
11047384|HRVRK|HR|Vrbnik|14.6833|45.0833|||
11047391|HRVRR|HR|Vrsar|13.6|45.15|||
11047392|HRVRS|HR|Vrboska|16.6833|43.1833|||
11051635|HRZGL|HR|Zigljen|14.95|44.5833|||
11051811|HRZLR|HR|Zlarin|15.8333|43.7|||
11052119|HRZUT|HR|Zut Marina|15.2833|43.8833|||
11101196|HTACA|HT|Les Cayes|-73.7495|18.192|||
11104020|HTCRC|HT|Caracol|-72.0167|19.6833|||
11107290|HTFLI|HT|Fort Liberte|-71.8351|19.6625|||
11107396|HTFOM|HT|Fond Mombin|-72.3906|18.7103|||
11108796|HTGVS|HT|Gonaives|-72.6893|19.4475|||
11111672|HTJEE|HT|Jeremie|-74.1167|18.65|||
11114019|HTLFF|HT|Lafiteau|-72.35|18.6833|||
11118849|HTPLH|HT|Lafito Port|-72.35|18.6833|||
11122346|HTSMC|HT|Baie de Saint-Marc|-72.7|19.1167|||
11154787|HUMOH|HU|Mohacs|18.887|46.3843|||
11808821|IDAGR|ID|Anggrek|122.7833|0.85|||
11808944|IDAKE|ID|Akeselaka|127.9667|1.05|||
11809048|IDANG|ID|Angar|130.8333|-3.65|||
11809123|IDAPN|ID|Ampana|121.5837|-0.869|||
11809768|IDBAM|ID|Batuampar|109.5245|-0.7385|||
11809966|IDBGG|ID|Banggai|123.4992|-1.5887|||
11810045|IDBIR|ID|Biringkassi|119.4833|-4.8167|||
11810137|IDBLH|ID|Balohan|95.3333|5.8167|||
11810424|IDBTW|ID|Batulicin|115.9833|-3.45|||
11810453|IDBUR|ID|Batu Ampar|104.0167|1.1667|||
11811065|IDCER|ID|Cereweh|116.8167|-8.8167|||
11811572|IDCTO|ID|New Priok Port|106.91|-6.087|||
11812476|IDDMA|ID|Demta|140.1333|-2.3333|||
11812545|IDDOB|ID|Dobo|134.234|-5.7609|||
11813598|IDELA|ID|Elat|132.9709|-5.6578|||
11813680|IDENO|ID|Kuala Enok|103.4|-0.5333|||
11815032|IDFTG|ID|Pelabuhan Futong Terminal|102.4|0.8167|||
11815676|IDGEE|ID|Gee Island|128.3167|0.8333|||
11818290|IDINA|ID|Inanwatan|132.1667|-2.1333|||
11819155|IDJEP|ID|Jepara|110.65|-6.5833|||
11820180|IDKAU|ID|Kau|127.9|1.1833|||
11820201|IDKBH|ID|Kalabahi|124.5458|-8.2151|||
11820371|IDKGH|ID|Krueng Geukueh|97.0333|5.25|||
11820422|IDKHY|ID|Kahyangan|116.6667|-8.4833|||
11820571|IDKMD|ID|Komodo|119.5|-8.5833|||
11820646|IDKOK|ID|Kokas|132.4333|-2.7|||
11820647|IDKOL|ID|Kolaka|121.5667|-4.05|||
11820744|IDKRG|ID|Kariangau|116.7833|-1.1667|||
11820840|IDKUA|ID|Kualalangsa|98.0167|4.5333|||
11821362|IDLBM|ID|Lobam|104.2667|1|||
11821364|IDLBO|ID|Labuan Bajo|119.8833|-8.5|||
11821367|IDLBR|ID|Lembar|116.0667|-8.7333|||
11821664|IDLKI|ID|Loki|128.05|-3.3|||
11821804|IDLOM|ID|Lombok|116.6667|-8.5|||
11822677|IDMGB|ID|Manggis|115.5167|-8.4833|||
11822798|IDMJU|ID|Mamuju|118.8861|-2.6806|||
11822965|IDMOR|ID|Mornopo|128.2167|0.7833|||
11822970|IDMOW|ID|Morowali|121.5|-1.8667|||
11823085|IDMSB|ID|Muara Siberut|99.211|-1.5979|||
11823167|IDMUP|ID|Muara Pegah|117.2823|-0.7419|||
11824093|IDNNX|ID|Nunukan|117.6507|4.1384|||
11825951|IDPAL|ID|Palu|119.85|-0.8833|||
11825975|IDPBB|ID|Pelabuhan Badas|117.3667|-8.45|||
11826229|IDPIR|ID|Piru|128.1833|-3.0667|||
11826358|IDPMK|ID|Pomako|136.7667|-4.8|||
11826435|IDPOT|ID|Poto Tano|116.8333|-8.5167|||
11828702|IDRNI|ID|Ranai|108.384|3.9384|||
11829454|IDSBM|ID|Subaim|128.1667|1.1167|||
11829618|IDSGG|ID|Senggigi|116.05|-8.5|||
11829683|IDSID|ID|Sidangoli|127.4833|0.9|||
11829856|IDSNG|ID|Sinabang|96.3801|2.4803|||
11829900|IDSOQ|ID|Sorong|131.261|-0.8796|||
11830100|IDSUM|ID|Sumenep|113.95|-7.05|||
11830101|IDSUN|ID|Sunut|116.55|-8.8667|||
11830581|IDTAR|ID|Tarjun|116.0833|-3.2667|||
11830612|IDTBO|ID|Tobelo|128.0158|1.7233|||
11830618|IDTBU|ID|Tanjung Buli|128.25|0.8333|||
11830976|IDTME|ID|Tanjung Merangas|117.5167|0.0333|||
11830982|IDTMK|ID|Timika|136.55|-4.75|||
11831149|IDTRH|ID|Tarahan|105.3667|-5.5667|||
11831244|IDTUA|ID|Tual|132.7358|-5.6201|||
11834040|IDWAI|ID|Wainibe|126.5333|-3.0667|||
11834171|IDWED|ID|Weda|127.8833|0.3333|||
11848485|IEARD|IE|Ardmore|-7.7167|51.95|||
11848492|IEARK|IE|Arklow|-6.1496|52.7944|||
11849100|IEBBG|IE|Balbriggan|-6.1833|53.6167|||
11849742|IEBUC|IE|Buncrana|-7.45|55.1333|||
11849757|IEBUR|IE|Burtonport|-8.4425|54.9825|||
11849777|IEBVD|IE|Ballydavid|-10.35|52.2167|||
11850233|IECAR|IE|Carlingford|-6.1883|54.04|||
11850399|IECFN|IE|Donegal|-8.1113|54.6538|||
11850458|IECHE|IE|Cahirciveen|-10.2167|51.95|||
11850593|IECLD|IE|Clare Island|-9.95|53.8|||
11850596|IECLG|IE|Clogherhead|-6.2333|53.7833|||
11850598|IECLI|IE|Clifden|-10.0191|53.4891|||
11851453|IEDCN|IE|Duncannon/Saint Helens|-6.9833|52.2167|||
11851484|IEDDK|IE|Dundalk|-6.4167|54|||
11851566|IEDFY|IE|Dunfanaghy|-7.9667|55.1833|||
11851657|IEDIN|IE|Dingle|-10.2689|52.1408|||
11851752|IEDLG|IE|Dun Laoghaire|-6.1333|53.3|||
11851785|IEDMF|IE|Drogheda Maxol Facility|-6.3333|53.7167|||
11851826|IEDNM|IE|Dunmore East|-6.9987|52.1511|||
11852892|IEEKY|IE|Easkey/Rathlee|-8.9667|54.2833|||
11854197|IEFPD|IE|Flogas Products Drogheda|-6.35|53.7167|||
11854284|IEFRW|IE|Ford's Wharf (Topaz Energy Terminal)|-8.4333|51.8833|||
11854333|IEFTD|IE|Fethard/Slade|-6.8333|52.2|||
11855044|IEGGA|IE|Glengarriff|-9.55|51.75|||
11855422|IEGRE|IE|Greencastle|-6.9833|55.2|||
11855437|IEGRT|IE|Gortahork|-8.1333|55.1167|||
11856494|IEHOW|IE|Howth|-6.0653|53.3878|||
11859738|IEKIC|IE|Kilcoole|-6.065|53.1028|||
11859749|IEKIN|IE|Kilronan|-9.6667|53.1167|||
11859851|IEKLN|IE|Kinsale|-8.5306|51.7075|||
11862273|IEMOV|IE|Moville|-7.0333|55.1833|||
11862373|IEMRT|IE|Magheraroarty|-8.1667|55.1333|||
11862956|IENAY|IE|Newtonabbey|-5.9333|54.65|||
11863087|IENET|IE|Newport|-9.5333|53.8833|||
11868180|IERSM|IE|Rossaveel|-9.55|53.2667|||
11868215|IERTN|IE|Ramelton|-7.6333|55.0333|||
11869063|IESKL|IE|Skull|-9.5333|51.5167|||
11869167|IESNN|IE|Shannon|-8.85|52.7|||
11870436|IETQY|IE|Town Quays/Drogheda|-6.3333|53.7167|||
11870446|IETRA|IE|Tralee|-9.7026|52.2704|||
11873495|IEWEX|IE|Wexford|-6.4575|52.3342|||
11873610|IEWIC|IE|Wicklow|-6.0494|52.975|||
11876144|IEYOU|IE|Youghal|-7.8506|51.95|||
12123117|ILACR|IL|Acre|35.0765|32.9281|||
12123382|ILAKK|IL|Akko|35.0667|32.9167|||
12134783|ILKFV|IL|Kfar Vitkin|34.8667|32.3667|||
12138079|ILNAT|IL|Netanya|34.8667|32.3333|||
12145391|ILTLV|IL|Tel Aviv-Yafo|34.75|32.05|||
12165307|IMCTN|IM|Castletown|-4.65|54.0833|||
12179829|IMPER|IM|Port Erin|-4.7667|54.0833|||
12180300|IMPSM|IM|Port Saint Mary|-4.7333|54.0667|||
12183157|IMSAN|IM|Santon|-4.5833|54.1167|||
12201680|INABG|IN|Alibag|72.8758|18.6481|||
12202019|INALF|IN|Alleppey|76.3167|9.4833|||
12202904|INBDG|IN|Badagara|75.5814|11.5978|||
12205120|INDAM|IN|Daman|72.8324|20.4143|||
12205366|INDHU|IN|Dahanu|72.7126|19.9678|||
12205386|INDIG|IN|Dighi (Pune)|72.9667|18.25|||
12205400|INDIU|IN|Diu|70.9822|20.7141|||
12205516|INDMA|IN|Dhamara|86.9|20.8|||
12205696|INDRK|IN|Dwarka (Rupen)|68.9678|22.2394|||
12205697|INDRL|IN|Dabolim|73.8559|15.3991|||
12205856|INDWA|IN|Dwarka|68.9678|22.2394|||
12208814|INGHA|IN|Ghogha|72.2763|21.6881|||
12210323|INHRN|IN|Harnai|73.0967|17.8134|||
12213925|INKVL|IN|Kovalam|76.9889|8.376|||
12215519|INMAH|IN|Mahe|75.5333|11.7|||
12215523|INMAL|IN|Malpe|74.7039|13.3496|||
12215624|INMDK|IN|Mul Dwarka|70.6667|20.75|||
12215629|INMDP|IN|Mandapam|79.1236|9.2757|||
12215733|INMGR|IN|Mangrol|70.1148|21.1227|||
12216090|INMRA|IN|Mora|72.6589|21.1783|||
12216098|INMRI|IN|Mithivirdi|72.2333|21.4667|||
12216329|INMYB|IN|Mayabandar|92.9035|12.9095|||
12216808|INNEE|IN|Nindakara|76.5333|8.9333|||
12217334|INNTU|IN|New Tuticorin|78.2167|8.75|||
12219435|INPNN|IN|Ponnani|75.9252|10.7669|||
12219611|INPST|IN|Positra|69.1667|22.4|||
12219677|INPUR|IN|Puri|85.8249|19.7982|||
12222459|INSAL|IN|Salaya|69.6038|22.3104|||
12223607|INTAD|IN|Tadri|74.35|14.5167|||
12223751|INTEL|IN|Tellicherry|75.4929|11.7481|||
12223855|INTHN|IN|Thane|72.9667|19.2|||
12224049|INTND|IN|Tondi|79.0177|9.7417|||
12224197|INTRP|IN|Tarapur|72.6843|19.865|||
12225338|INURA|IN|Uran|72.9333|18.8833|||
12226065|INVEN|IN|Vengurla|73.6318|15.8613|||
12359468|IRASA|IR|Asaluyeh|52.595|27.467|||
12360522|IRBPA|IR|Bandare Parsian|52.9|27.1667|||
12362348|IRDAY|IR|Dayyer|51.9333|27.8333|||
12370437|IRKAV|IR|Kuvei|56|26.95|||
12380242|IRSRA|IR|Sarooj Anchorage|52.15|27.7333|||
12381229|IRTMB|IR|Tombak|52.1667|27.7167|||
12398517|ISAKR|IS|Akranes|-22.0749|64.3218|||
12398790|ISASS|IS|Arskogssandur|-18.3667|65.9333|||
12399326|ISBAK|IS|Bakkafjordur|-14.8|66.0333|||
12399809|ISBOR|IS|Borgarnes|-21.9206|64.5383|||
12399903|ISBRJ|IS|Brjanslakur|-23.2|65.5333|||
12399999|ISBUD|IS|Budardalur|-21.7667|65.1167|||
12404100|ISFEY|IS|Flatey|-22.9333|65.3667|||
12405677|ISGRD|IS|Gardur|-22.6513|64.0705|||
12406711|ISHNR|IS|Hafnir|-22.6833|63.9167|||
12406733|ISHOF|IS|Hofsos|-19.4333|65.9|||
12411488|ISLSA|IS|Litli Sandur|-21.45|64.4|||
12412345|ISMJH|IS|Mjoeyrarhofn|-13.95|64.9167|||
12412526|ISMOS|IS|Mosfellsbaer|-21.7167|64.1667|||
12414739|ISOLV|IS|Olafsvik|-23.7167|64.8833|||
12414971|ISOSP|IS|Ospakseyri|-21.4333|65.45|||
12417991|ISRFJ|IS|Reydarfjordur|-14.2183|65.0316|||
12418050|ISRHA|IS|Reykholar|-22.2|65.45|||
12418981|ISSAN|IS|Sandgerdi|-22.708|64.0376|||
12419651|ISSUD|IS|Sudureyri/Sugandafjord|-23.6224|66.143|||
12419669|ISSUV|IS|Sudavik|-22.9854|66.0361|||
12422918|ISVOG|IS|Vogar|-22.3833|63.9833|||
12437482|ITAAS|IT|Marina di Davoli|16.55|38.6667|||
12437543|ITACL|IT|Aci Castello|15.1333|37.55|||
12437551|ITACT|IT|Aci Trezza|15.1667|37.5667|||
12437566|ITADA|IT|Andora|8.15|43.95|||
12437683|ITAGP|IT|Agropoli|14.9833|40.35|||
12437856|ITALS|IT|Alassio|8.1667|44|||
12437872|ITAMA|IT|Amalfi|14.6|40.6333|||
12437885|ITAMN|IT|Santa Maria Navarrese|9.6932|39.9917|||
12437891|ITAMT|IT|Amantea|16.0667|39.1333|||
12437940|ITAOA|IT|Paola|16.0333|39.35|||
12437951|ITAOL|IT|Acciaroli|15.0167|40.1833|||
12437957|ITAOR|IT|Caorle|12.8833|45.6|||
12438110|ITATA|IT|Arma di Taggia|7.85|43.8167|||
12438118|ITATI|IT|Castiglioncello|10.4|43.4|||
12438192|ITAVO|IT|Avola|15.1333|36.9|||
12438314|ITAZA|IT|Arenzano|8.6833|44.4|||
12438689|ITBCB|IT|Bagnara Calabra|15.8|38.2833|||
12438831|ITBGH|IT|Bordighera|7.6667|43.7667|||
12438994|ITBLA|IT|Bellaria|12.4667|44.15|||
12439028|ITBMA|IT|Bovalino Marina|16.1667|38.15|||
12439047|ITBMT|IT|Belvedere Marittimo|15.85|39.6167|||
12439064|ITBNC|IT|Bianco|16.15|38.0833|||
12439096|ITBOA|IT|Bosa|8.5|40.3|||
12439346|ITBVM|IT|Bova Marina|15.9167|37.9333|||
12439845|ITCCB|IT|Cape Carbonara|9.5167|39.1|||
12439855|ITCCL|IT|Cattolica|12.7333|43.9667|||
12439860|ITCCQ|IT|Cetraro|15.9333|39.5167|||
12439914|ITCEC|IT|Cecina|10.5167|43.3167|||
12439928|ITCEQ|IT|Castiglione della Pescaia|10.8833|42.7667|||
12439933|ITCEV|IT|Cervia|12.3667|44.2667|||
12439966|ITCFU|IT|Cefalu|14.0167|38.0333|||
12440168|ITCLS|IT|Calasetta|8.3667|39.05|||
12440268|ITCOQ|IT|Capo d'Orlando|14.75|38.1667|||
12440286|ITCPA|IT|Capraia|9.8333|43.05|||
12440298|ITCPM|IT|Cupra Marittima|13.85|43.0167|||
12440299|ITCPN|IT|Copanello|16.55|38.7667|||
12440370|ITCRQ|IT|Castro Marina|18.4|39.9833|||
12440373|ITCRT|IT|Cariati|16.95|39.5|||
12440432|ITCTK|IT|Castelsardo|8.7167|40.9167|||
12440513|ITCVX|IT|Cavo|10.4167|42.85|||
12441204|ITDIA|IT|Diamante|15.8167|39.6833|||
12443333|ITFCV|IT|Foce Varano|15.8|41.9167|||
12443452|ITFGE|IT|Fregene|12.2|41.85|||
12443656|ITFME|IT|Francavilla al Mare|14.2833|42.4167|||
12443697|ITFNL|IT|Finale Ligure|8.3333|44.1667|||
12443731|ITFOL|IT|Follonica|10.75|42.9167|||
12443737|ITFOR|IT|Isolotto Formica|12.4167|37.9833|||
12443856|ITFSA|IT|Fusina|12.2333|45.4167|||
12444783|ITGLJ|IT|Camogli|9.15|44.35|||
12444808|ITGMA|IT|Gabicce Mare|12.7667|43.9667|||
12444890|ITGOO|IT|Goro|12.3|44.85|||
12445033|ITGSV|IT|Rosignano Solvay|10.4333|43.3833|||
12445139|ITGVZ|IT|Giovinazzo|16.6667|41.1833|||
12446780|ITICA|IT|Torvaianica|12.4667|41.6333|||
12446819|ITIDF|IT|Isola delle Femmine|13.25|38.2|||
12447196|ITIOI|IT|Maiori|14.6333|40.65|||
12447337|ITISN|IT|Isola Asinara|8.2667|41.05|||
12447366|ITITI|IT|Sistiana|13.6313|45.7636|||
12450183|ITLAD|IT|Ladispoli|12.0833|41.9333|||
12450316|ITLEA|IT|Scalea|15.7833|39.8167|||
12450318|ITLEC|IT|Leuca|18.35|39.8|||
12450329|ITLEN|IT|Levanto|9.6333|44.1667|||
12450334|ITLES|IT|Lesina|15.35|41.8667|||
12450573|ITLLT|IT|Savelletri|17.4167|40.8667|||
12450656|ITLOA|IT|Loano|8.25|44.1333|||
12450795|ITLSD|IT|Lignano Sabbiadoro|13.15|45.7|||
12451343|ITMAH|IT|Marina di Ginosa|16.8833|40.4167|||
12451348|ITMAM|IT|Marciana Marina|10.2298|42.7922|||
12451460|ITMDW|IT|Margherita di Savoia|16.15|41.3667|||
12451544|ITMGE|IT|Marina Grande|14.25|40.55|||
12451620|ITMIM|IT|Mili Marina|15.5167|38.1167|||
12451626|ITMIS|IT|Misano Adriatico|12.7|43.9667|||
12451627|ITMIT|IT|Marina di Camerota|15.3667|40|||
12451711|ITMLB|IT|Marina della Lobra|14.3333|40.6|||
12451730|ITMLU|IT|Massa Lubrense|14.3333|40.6|||
12451798|ITMNU|IT|Marinella di Selinunte|12.7833|37.5833|||
12451846|ITMPA|IT|Marina di Pisa|10.2667|43.6667|||
12451864|ITMPS|IT|Melito di Porto Salvo|15.7833|37.9167|||
12451929|ITMRP|IT|Marina di Campo|10.2333|42.7333|||
12451949|ITMSB|IT|Marina di Pisciotta|15.2333|40.1|||
12451951|ITMSD|IT|Marina di Grosseto|10.9833|42.7167|||
12451989|ITMTH|IT|Meta|14.4|40.65|||
12452237|ITM2R|IT|Marina di Ragusa|14.55|36.7833|||
12452579|ITNCT|IT|San Cataldo|18.3|40.3833|||
12452696|ITNGA|IT|Sperlonga|13.4333|41.25|||
12452874|ITNLI|IT|Noli|8.4333|44.2|||
12452938|ITNNE|IT|Cala Gonone|9.6333|40.3|||
12453142|ITNTE|IT|Sestri Levante|9.3834|44.2691|||
12453157|ITNTT|IT|Nettuno|12.6833|41.4667|||
12453184|ITNUM|IT|Numana|13.6167|43.5167|||
12453756|ITODG|IT|Mondragone|13.8833|41.1167|||
12454237|ITORL|IT|Porticello|13.5333|38.1|||
12454506|ITOZI|IT|Pozzillo|15.1833|37.65|||
12454824|ITPAU|IT|Palau|9.3819|41.1794|||
12454829|ITPAZ|IT|Porto Azzurro|10.3972|42.7675|||
12454879|ITPCH|IT|Peschici|16.0161|41.9452|||
12454885|ITPCN|IT|Porto Conte Torre Nuova|8.2|40.6|||
12454943|ITPED|IT|Pedaso|13.8333|43.1|||
12455076|ITPIA|IT|Pianosa|10.0667|42.5667|||
12455088|ITPIM|IT|Praia a Mare|15.7833|39.9|||
12455101|ITPIZ|IT|Pizzo|16.1667|38.7333|||
12455191|ITPLN|IT|Palinuro|15.2833|40.0333|||
12455212|ITPMA|IT|Marghera|12.2167|45.45|||
12455224|ITPMM|IT|Palmi|15.85|38.35|||
12455298|ITPOS|IT|Positano|14.4843|40.6283|||
12455319|ITPPF|IT|Porto Palo|12.9|37.5667|||
12455325|ITPPL|IT|Portopalo|15.1333|36.6833|||
12455387|ITPRF|IT|Porto Recanati|13.6667|43.4333|||
12455389|ITPRH|IT|Sapri|15.6333|40.0667|||
12455391|ITPRJ|IT|Capri|14.2333|40.55|||
12455399|ITPRR|IT|Piano di Sorrento|14.3833|40.6333|||
12455455|ITPTF|IT|Portofino|9.2094|44.3035|||
12455458|ITPTI|IT|Patti|14.9667|38.1333|||
12455537|ITPVT|IT|Porto Levante|12.3667|45.05|||
12456380|ITQMM|IT|Marina di Massa|10.1|44|||
12457254|ITREC|IT|Recco|9.15|44.3667|||
12457326|ITRGG|IT|Rodi Garganico|15.8822|41.9275|||
12457401|ITRIN|IT|Rinella|14.8333|38.5333|||
12457524|ITRMA|IT|Rio Marina|10.426|42.8139|||
12457594|ITROC|IT|Roccella Ionica|16.4|38.3167|||
12457640|ITRPO|IT|Rapallo|9.2333|44.35|||
12457708|ITRRO|IT|Sorrento|14.3777|40.6268|||
12457715|ITRRV|IT|Sferracavallo|13.2333|38.2|||
12457740|ITRSM|IT|Monterosso al Mare|9.65|44.15|||
12457780|ITRTS|IT|Riva Trigoso|9.4167|44.2667|||
12457781|ITRTT|IT|Marotta|13.1333|43.7667|||
12458354|ITSCO|IT|Scoglitti|14.4333|36.8833|||
12458547|ITSID|IT|Siderno Marina|16.3|38.2667|||
12458550|ITSIG|IT|Porto San Giorgio|13.8|43.1833|||
12458646|ITSLA|IT|Santa Marina Salina|14.8667|38.5667|||
12458657|ITSLL|IT|Scilla|15.7167|38.25|||
12458667|ITSLV|IT|Silvi Marina|14.0833|42.5667|||
12458680|ITSMA|IT|Santa Marinella|11.85|42.0333|||
12458690|ITSMK|IT|Santa Maria di Castellabate|14.95|40.2833|||
12458691|ITSML|IT|Santa Margherita Ligure|9.212|44.3346|||
12458731|ITSNR|IT|Terrasini|13.0833|38.15|||
12458762|ITSOO|IT|Soverato|16.55|38.6833|||
12458857|ITSRH|IT|Scario|15.4833|40.05|||
12458889|ITSSF|IT|Santo Stefano al Mare|7.8833|43.8333|||
12458922|ITSTE|IT|Santa Teresa di Gallura|9.1833|41.2333|||
12458935|ITSTR|IT|Stromboli|15.2384|38.7945|||
12459428|ITTAA|IT|Cetara|14.7|40.65|||
12459498|ITTCC|IT|Trebisacce|16.5333|39.8667|||
12459514|ITTCS|IT|Torre Cesarea|18.45|40.0333|||
12459564|ITTEA|IT|Maratea|15.7167|39.9833|||
12459569|ITTEF|IT|Santo Stefano di Camastra|14.35|38.0167|||
12459844|ITTMI|IT|Termoli|14.9939|41.9999|||
12459855|ITTMT|IT|Isole Tremiti|15.4833|42.1167|||
12460087|ITTTN|IT|Stintino|8.2167|40.9333|||
12461170|ITURI|IT|Scauri|13.7|41.25|||
12461215|ITUST|IT|Ustica|13.1929|38.7099|||
12461889|ITVEN|IT|Ventimiglia|7.6|43.7833|||
12462016|ITVIE|IT|Vieste|16.1714|41.8821|||
12462394|ITVTI|IT|Voltri|8.75|44.4333|||
12462405|ITVTT|IT|Ventotene|13.4278|40.794|||
12462603|ITVZN|IT|Vernazza|9.6833|44.1333|||
12466924|ITZQQ|IT|Polignano a Mare|17.2167|41|||
13205049|JESAB|JE|Saint Aubin|-2.1667|49.1833|||
13205125|JESCJ|JE|Saint Clement|-2.0667|49.1667|||
13499061|JMALP|JM|Alligator Pond|-77.5677|17.8693|||
13500219|JMBLR|JM|Black River|-77.8487|18.0264|||
13515436|JMORC|JM|Oracabessa|-76.95|18.4|||
13516254|JMPHE|JM|Port Henderson|-76.8833|17.95|||
13516604|JMPRO|JM|Port Royal|-76.8406|17.9374|||
13519502|JMSAW|JM|Saint Ann's Bay|-77.2|18.4333|||
13616760|JPAFG|JP|Akitafunagawa|139.95|39.8833|||
13616862|JPAIG|JP|Aki-gun/Hiroshima|132.5333|34.3333|||
13616900|JPAJK|JP|Ajigasawa|140.2031|40.7744|||
13616924|JPAKA|JP|Akashi|135.0069|34.6552|||
13616928|JPAKE|JP|Akkeshi|144.8525|43.0356|||
13616937|JPAKN|JP|Akune|130.2|32.0167|||
13617000|JPAMI|JP|Atami|139.0532|35.0883|||
13617038|JPANM|JP|Anamizu|136.9|37.2333|||
13617072|JPAOM|JP|Omi|137.8|37.0167|||
13617176|JPARO|JP|Arao|130.4457|32.9789|||
13617230|JPATA|JP|Ataka|136.4167|36.4167|||
13617391|JPAXZ|JP|Zushi|139.5833|35.2833|||
13618037|JPBIZ|JP|Bizen|134.1833|34.7333|||
13619140|JPCHG|JP|Chigasaki|139.4|35.3167|||
13619142|JPCHI|JP|China|128.5667|27.3333|||
13620071|JPDAT|JP|Date|140.8681|42.4681|||
13621628|JPEMM|JP|Erimo|143.1485|42.0159|||
13621854|JPETA|JP|Etajima|132.4797|34.2386|||
13622619|JPFHR|JP|Furubira|140.6375|43.2733|||
13623028|JPFTS|JP|Futtsu|139.8172|35.344|||
13623048|JPFUE|JP|Fuke|135.1471|34.3158|||
13623860|JPGKA|JP|Gushikawa|127.8667|26.35|||
13624010|JPGOO|JP|Gobo Wakayama|135.15|33.8833|||
13624180|JPGTO|JP|Goto|128.8333|32.6833|||
13624679|JPHAD|JP|Heda|138.7854|34.9628|||
13624724|JPHBO|JP|Haboro|141.7022|44.3578|||
13624778|JPHDA|JP|Handa|136.9333|34.8833|||
13624968|JPHIU|JP|Hiratsuka|139.35|35.3167|||
13624990|JPHJI|JP|Hiji|131.5302|33.3708|||
13624996|JPHJO|JP|Hojo|132.7777|33.9766|||
13625025|JPHKJ|JP|Hamasaka|134.45|35.6167|||
13625029|JPHKN|JP|Hekinan|136.9833|34.8833|||
13625093|JPHMJ|JP|Himi|136.9836|36.8467|||
13625157|JPHOF|JP|Hofu|131.5667|34.0333|||
13625254|JPHRA|JP|Hirao|132.0717|33.9383|||
13625257|JPHRD|JP|Hirado|129.4358|33.3589|||
13625294|JPHSG|JP|Saga|133.1|33.0833|||
13625502|JPHYK|JP|Hayakawa|139.1425|35.2419|||
13625504|JPHYM|JP|Hayama|139.5773|35.2765|||
13625884|JPIBS|JP|Ibusuki|130.65|31.2333|||
13625907|JPICH|JP|Ichihara|140.0833|35.5167|||
13625914|JPICO|JP|Ichikikushikino|130.2667|31.7167|||
13626117|JPIIN|JP|Nishinoomote|131|30.7333|||
13626182|JPIKK|JP|Ikitsuki|129.4333|33.3833|||
13626194|JPIKW|JP|Ishikawa|127.8167|26.4167|||
13626291|JPINR|JP|Inatori|139.0409|34.7757|||
13626593|JPIWN|JP|Iwanai|140.5089|42.9744|||
13626662|JPIYO|JP|Iyo|132.7014|33.7514|||
13626700|JPIZS|JP|Izumisano|135.3167|34.4167|||
13628459|JPKJJ|JP|Koshima|130.5352|30.2346|||
13628460|JPKJK|JP|Kajiki|130.6667|31.7333|||
13628571|JPKMT|JP|Kimitsu|139.8703|35.3504|||
13628604|JPKNS|JP|Kunisaki|131.728|33.5547|||
13628627|JPKOH|JP|Kohama|123.9833|24.3333|||
13628643|JPKOX|JP|Kaminoseki|132.1093|33.8334|||
13628722|JPKRA|JP|Kannoura|134.3|33.55|||
13628730|JPKRI|JP|Kurio|130.4236|30.2712|||
13628756|JPKSA|JP|Kasaoka|133.5039|34.506|||
13628761|JPKSF|JP|Kitsuki|131.6167|33.4167|||
13628911|JPKWT|JP|Kawatana|129.8667|33.0667|||
13628944|JPKXS|JP|Kasumi|134.6333|35.6333|||
13630509|JPMBT|JP|Motobu|127.9067|26.659|||
13630745|JPMIR|JP|Miura/Mitsushima|139.6192|35.14|||
13630779|JPMJR|JP|Mitajiri|131.5833|34.0333|||
13630806|JPMKK|JP|Makurazaki|130.3167|31.2667|||
13630867|JPMMD|JP|Minamidaito|131.2323|25.8299|||
13630898|JPMNA|JP|Manazuru|139.1391|35.1531|||
13630912|JPMNO|JP|Miyanoura/Kamiyaku|130.5715|30.4269|||
13631078|JPMSK|JP|Mashike|141.5214|43.8519|||
13631114|JPMTM|JP|Matsumae|140.103|41.4273|||
13631127|JPMTZ|JP|Matsuzaki|138.7761|34.7533|||
13631285|JPMYN|JP|Miyanoura/Azuma|130.5715|30.4269|||
13631620|JPNAI|JP|Narashino|140.0167|35.6667|||
13631625|JPNAN|JP|Nakanoseki|131.5333|34|||
13631631|JPNAT|JP|Nakatsu|131.1883|33.5981|||
13631637|JPNAZ|JP|Naze|129.4833|28.3667|||
13631858|JPNHI|JP|Nahari|134.0177|33.422|||
13631886|JPNIC|JP|Nichinan|131.4003|31.5781|||
13632088|JPNOA|JP|Nago|127.9667|26.5833|||
13632089|JPNOB|JP|Nobeoka|131.6667|32.5833|||
13632304|JPNUM|JP|Numazu|138.8667|35.1|||
13632428|JPNYA|JP|Nishinomiya|135.332|34.7156|||
13632785|JPOAR|JP|Oarai|140.5839|36.3141|||
13632791|JPOAX|JP|Oma|140.9109|41.5273|||
13632814|JPOBM|JP|Obama|135.746|35.4958|||
13632972|JPOGA|JP|Ogasawara|142.2038|27.0969|||
13633058|JPOIS|JP|Oiso|139.3162|35.3156|||
13633082|JPOJI|JP|Ojika|129.0667|33.1833|||
13633185|JPOMJ|JP|Omura|129.9539|32.9214|||
13633196|JPOMU|JP|Omuta|130.45|33.0333|||
13633383|JPOSD|JP|Oshidomari|141.2108|45.2419|||
13633393|JPOSN|JP|Osaki/Mitsushima|131.0217|31.425|||
13633423|JPOTJ|JP|Otsuchi|141.9|39.3667|||
13633460|JPOUM|JP|Omu|142.9613|44.5778|||
13636256|JPRAU|JP|Rausu|145.192|44.0181|||
13636283|JPRBN|JP|Noboribetsu|141.1667|42.45|||
13637401|JPSAJ|JP|Saijo|133.1833|33.9167|||
13637406|JPSAO|JP|Sato|135.119|33.9603|||
13637433|JPSBH|JP|Shibetsu|145.1167|43.65|||
13637541|JPSEN|JP|Satsumasendai|130.25|31.8167|||
13637547|JPSET|JP|Seto|129.6333|32.9333|||
13637613|JPSGR|JP|Sagara|138.2046|34.685|||
13637667|JPSID|JP|Shido|134.1733|34.3233|||
13637745|JPSKN|JP|Shikinejima|139.2182|34.3271|||
13637801|JPSMB|JP|Shimabara|130.3667|32.7833|||
13637809|JPSMJ|JP|Shinmoji|130.9833|33.8667|||
13637824|JPSMY|JP|Sumiyoshi|138.25|34.75|||
13637984|JPSRO|JP|Shiraoi|141.35|42.55|||
13638012|JPSSI|JP|Sashiki|130.5038|32.3017|||
13638022|JPSSS|JP|Saikai|129.65|32.9333|||
13638051|JPSTN|JP|Setana|139.8514|42.4514|||
13638058|JPSTU|JP|Suttsu|140.2256|42.7881|||
13638082|JPSUK|JP|Sukumowan|132.7167|32.9167|||
13638551|JPTAD|JP|Tadotsu|133.75|34.275|||
13638560|JPTAM|JP|Tamano|133.9457|34.5174|||
13638564|JPTAQ|JP|Taira|128.1512|26.6315|||
13638567|JPTAT|JP|Tatsugo|129.6|28.45|||
13638596|JPTBO|JP|Tobo|129.9333|33.4833|||
13638803|JPTHR|JP|Takehara|132.9167|34.3383|||
13638863|JPTJJ|JP|Tomamae|141.6544|44.3053|||
13638895|JPTKH|JP|Takahama/Amakusa|130|32.3667|||
13638906|JPTKS|JP|Tokushima|134.5667|34.0667|||
13638907|JPTKT|JP|Taketoyo|136.9167|34.85|||
13638956|JPTMA|JP|Tomari/Shiribeshi|140.5|43.0667|||
13638981|JPTMZ|JP|Tarumizu|130.7|31.4833|||
13638991|JPTNB|JP|Takanabe|131.5|32.1333|||
13639004|JPTNO|JP|Tonosho|134.1702|34.4805|||
13639014|JPTNY|JP|Taniyama|130.3167|31.2833|||
13639024|JPTOA|JP|Toyo|133.0833|33.9167|||
13639032|JPTOI|JP|Toi|138.7999|34.9017|||
13639047|JPTOX|JP|Toshima/Tokyo|139.2667|34.5167|||
13639166|JPTSG|JP|Takasago|134.7878|34.7409|||
13639170|JPTSK|JP|Tsurusaki|131.6917|33.2453|||
13639174|JPTSO|JP|Teshio|141.7416|44.8791|||
13639180|JPTSU|JP|Tsu|136.5167|34.7333|||
13639185|JPTSZ|JP|Tosashimizu|132.9632|32.784|||
13639253|JPTUZ|JP|Tsuzu Yamaguchi|132.2|34.05|||
13639343|JPTXN|JP|Tokoname|136.85|34.8833|||
13639381|JPTYR|JP|Toyoura|140.7083|42.5731|||
13639820|JPUDO|JP|Udono|136.0111|33.737|||
13640057|JPUKN|JP|Uken|129.2333|28.3|||
13640205|JPUOZ|JP|Uozu|137.4|36.8|||
13640292|JPURK|JP|Urakawa|142.7836|42.1556|||
13640326|JPUSK|JP|Usuki|131.804|33.1234|||
13640335|JPUST|JP|Ushitsu|137.1522|37.3079|||
13640375|JPUTZ|JP|Utazu|133.8167|34.3|||
13642019|JPWAD|JP|Wadomari|128.65|27.3833|||
13642118|JPWDA|JP|Wada|140.0162|35.0371|||
13642334|JPWJM|JP|Wajima|136.8991|37.4046|||
13643240|JPXCA|JP|Niikappu|142.3167|42.3667|||
13644442|JPYDM|JP|Yudomari|130.4794|30.2347|||
13644574|JPYHI|JP|Yoshiumi|133.0333|34.1333|||
13644602|JPYIC|JP|Yoichi|140.7703|43.2039|||
13644875|JPYQD|JP|Yamada|141.95|39.4667|||
13645198|JPYZU|JP|Yaizu|138.3195|34.8688|||
14541805|KESMN|KE|Shimoni|39.3833|-4.65|||
14679237|KIBIR|KI|Birnie Island|-171.5167|-3.5833|||
14682458|KIEBI|KI|Enderbury Island|-171.0833|-3.15|||
14969206|KPODA|KP|Odaejin|129.75|41.3833|||
14972866|KPRIW|KP|Riwon|128.6333|40.3167|||
14973740|KPSAM|KP|Samcha do|124.7167|39.4|||
14974013|KPSIN|KP|Sinpo|128.2667|40.0667|||
14974959|KPTCH|KP|Tanchon|128.9333|40.4167|||
15031979|KRANJ|KR|Anjeong|128.4333|34.95|||
15032287|KRAWL|KR|Aewol|126.3167|33.45|||
15032969|KRBIN|KR|Biin|126.4833|36.1167|||
15033141|KRBNP|KR|Busan New Port|128.8167|35.0833|||
15033177|KRBOR|KR|Boryeong|126.5|36.3167|||
15033374|KRBUK|KR|Bupyong/Incheon|129.1333|37.5|||
15034084|KRCHG|KR|Janghang/Seocheon-gun|126.6833|36|||
15034146|KRCJA|KR|Chuja|126.3|33.95|||
15035077|KRDCN|KR|Daecheon|126.5|36.3167|||
15035252|KRDHS|KR|Daeheuksando|125.4333|34.6833|||
15038580|KRGDO|KR|Galdoo|126.5167|34.3|||
15038675|KRGGH|KR|Gageohyangri|125.0833|34.0667|||
15038688|KRGGU|KR|Ganggu|129.3833|36.35|||
15038875|KRGMD|KR|Geomundo|127.3|34.0167|||
15039057|KRGRP|KR|Guryongpo|129.5527|35.9858|||
15039638|KRHAS|KR|Hosan|129.35|37.1667|||
15039736|KRHDO|KR|Hongdo|125.1833|34.65|||
15039873|KRHHP|KR|Hwahungpo|126.6667|34.3|||
15040006|KRHLM|KR|Hallim|126.25|33.4167|||
15040144|KRHPO|KR|Hupo|129.45|36.6667|||
15040245|KRHSN|KR|Hwasun|126.3333|33.2333|||
15042170|KRJHA|KR|Junghwa|128.3667|34.7833|||
15042349|KRJMJ|KR|Jumunjin|128.8333|37.8833|||
15043204|KRKDO|KR|Kukdo|128.4333|34.5333|||
15043339|KRKHN|KR|Gohyeon/Geoje|128.6167|34.8833|||
15043398|KRKJE|KR|Geoje|128.5833|34.85|||
15045687|KRMIP|KR|Mipo/Ulsan|129.4333|35.5167|||
15046676|KRNDS|KR|Nokdongsin|127.1333|34.5167|||
15047137|KRNRD|KR|Narodo|127.25|34.3833|||
15048067|KROKP|KR|Okpo/Geoje|128.7|34.8833|||
15052390|KRSBU|KR|South Busan|129.15|35.0833|||
15052419|KRSCP|KR|Samcheonpo/Sacheon|128.0667|34.9167|||
15052546|KRSGG|KR|Songgong|126.2167|34.8333|||
15052580|KRSHG|KR|Sinhang/Pohang|129.55|36.0833|||
15052744|KRSMA|KR|Shinma|126.85|34.4333|||
15052860|KRSPO|KR|Seogwipo|126.55|33.2333|||
15052963|KRSSP|KR|Seongsan-po|126.9167|33.45|||
15053026|KRSUK|KR|Samcheok|129.1833|37.4333|||
15053087|KRSWD|KR|Sangwangdeungdo|126.1333|35.65|||
15053505|KRTAN|KR|Taean-gun|126.2667|36.7167|||
15054314|KRTYG|KR|Tongyeong|128.4021|34.8335|||
15057405|KRWND|KR|Wando-gun|126.75|34.3|||
15059785|KRYPD|KR|Yeonpyeongdo|125.7|37.65|||
15248867|KWSAL|KW|As Salimiyah|48.0833|29.3333|||
15249288|KWSMY|KW|Salmiya|48.0833|29.3333|||
15739087|LBACT|LB|Amchit|35.6333|34.15|||
15740983|LBBYL|LB|Byblos|35.65|34.1167|||
15741560|LBCHK|LB|Chekka|35.7111|34.3152|||
15768590|LBZUK|LB|Zouk|35.6333|33.9667|||
16094492|LKBRW|LK|Beruwala|79.9828|6.4788|||
16103145|LKJAF|LK|Jaffna|80.0074|9.6684|||
16104383|LKKCT|LK|Koggala|80.3333|5.9833|||
16106621|LKMAN|LK|Mannar|79.8784|8.9894|||
16106630|LKMAW|LK|Mawella|80.7333|5.9833|||
16109314|LKOLU|LK|Oluvil|81.85|7.2833|||
16110590|LKPPE|LK|Point Pedro|80.2333|9.8167|||
16388015|LRROX|LR|Robertsport|-11.3671|6.7533|||
16388232|LRRVC|LR|River Cess|-9.5833|5.4667|||
16529912|LVEGE|LV|Engure|23.2167|57.1667|||
16539553|LVMRX|LV|Mersrags|23.1|57.3333|||
16543153|LVPVT|LV|Pavilosta|21.1833|56.8833|||
16545217|LVROJ|LV|Roja|22.8|57.5|||
16546248|LVSKU|LV|Skulte|24.4333|57.3167|||
16554286|LVZJA|LV|Jurmala|23.75|56.95|||
16648000|LYELK|LY|El Choms|14.2667|32.65|||
16654804|LYKHO|LY|Al Khums|14.2667|32.65|||
16664397|LYSRT|LY|Sirte (Surt)|16.5887|31.2089|||
16665646|LYTUK|LY|Tukrah|20.5791|32.5341|||
17036652|MAASI|MA|Asilah|-6.0342|35.4652|||
17048765|MALAR|MA|Larache|-6.1557|35.1932|||
17055718|MARBA|MA|Rabat|-6.8326|34.0132|||
17055832|MAREM|MA|Ras El Ma|-2.4|35.1167|||
17056851|MASAL|MA|Sale|-6.8|34.0333|||
17057120|MASII|MA|Sidi Ifni|-10.173|29.3798|||
17194685|MEBIJ|ME|Bijela|18.6667|42.45|||
17195087|MEBUD|ME|Budva|18.8333|42.2833|||
17201796|MEHNO|ME|Hercegnovi|18.5333|42.45|||
17202711|MEIGL|ME|Igalo|18.5167|42.4667|||
17211304|MEPVC|ME|Petrovac|18.9333|42.2|||
17216744|MEULC|ME|Ulcinj|19.2|41.9167|||
17222295|MEZEL|ME|Zelenika|18.5833|42.45|||
17246441|MFMAR|MF|Marigot|-63.083|18.0682|||
17272310|MGANM|MG|Antalaha|50.2788|-14.9003|||
17276073|MGDWB|MG|Soalala|45.3167|-16.1|||
17276729|MGEHL|MG|Ehoala|46.95|-25.0667|||
17280343|MGHLV|MG|Hell-Ville|48.2666|-13.3972|||
17286522|MGMXM|MG|Morombe|43.3606|-21.745|||
17287381|MGNOV|MG|Nosy-Varika|48.5333|-20.5833|||
17292222|MGRVA|MG|Farafangana|47.8261|-22.8222|||
17293379|MGSVB|MG|Sambava|50.1667|-14.2667|||
17296151|MGVAT|MG|Vatomandry|48.9779|-19.3302|||
17296847|MGVVB|MG|Mahanoro|48.8|-19.9|||
17297713|MGWMR|MG|Mananara|49.7662|-16.1686|||
17333141|MHTAR|MH|Taroa|171.2275|8.7058|||
17520071|MMKYP|MM|Kyaukpyu|93.5513|19.4279|||
17521569|MMMAR|MM|Martaban|97.6157|16.5283|||
17530018|MMTLA|MM|Thilawa|96.25|16.65|||
17664998|MQADA|MQ|Les Anses-d'Arlet|-61.0833|14.4833|||
17676654|MQKF4|MQ|Le Vauclin|-60.85|14.55|||
17677765|MQLER|MQ|Le Robert|-60.9333|14.6667|||
17682414|MQPFI|MQ|Le Marigot|-61.0333|14.8167|||
17685902|MQSF4|MQ|Le Precheur|-61.2333|14.8|||
17690525|MQWF3|MQ|Case-Pilote|-61.1333|14.6333|||
17761242|MSPLY|MS|Plymouth|-62.2129|16.7055|||
17794657|MTKIR|MT|Kirkop|14.4833|35.8333|||
17796909|MTMGZ|MT|Mgarr|14.295|36.0253|||
17804127|MTSPB|MT|Saint Paul's Bay (San Pawl il-Bahar)|14.363|35.9694|||
17822159|MUABN|MU|Albion|57.4|-20.2|||
17844088|MUTAM|MU|Tamarin|57.3667|-20.3167|||
17869750|MVHHE|MV|Hulhule Island|73.5167|4.1833|||
17869783|MVHID|MV|Halaveli|72.9167|4.0333|||
17873667|MVKUL|MV|Kulhudhuffushi|73.07|6.6221|||
17881280|MVRGI|MV|Rangali|72.7|3.6|||
17940741|MXAVD|MX|Alvarado|-95.7618|18.7714|||
17941299|MXBDR|MX|Boca del Rio|-96.1167|19.1167|||
17942475|MXCED|MX|Cedros|-115.1667|28.1167|||
17942959|MXCSL|MX|Cabo San Lucas|-109.9124|22.8909|||
17945170|MXEPM|MX|Empalme|-110.8167|27.9667|||
17949893|MXISJ|MX|Isla Mujeres|-86.731|21.2311|||
17953400|MXLTO|MX|Loreto|-111.2386|25.7244|||
17955072|MXNAU|MX|Nautla|-96.773|20.208|||
17957373|MXPAJ|MX|Pajaritos|-94.3833|18.1167|||
17957444|MXPCM|MX|Playa del Carmen|-87.0667|20.6167|||
17957790|MXPMS|MX|Puerto Morelos|-86.8667|20.8333|||
17957812|MXPNG|MX|Puerto Angel|-96.4918|15.6686|||
17957878|MXPPE|MX|Puerto Penasco|-113.538|31.3172|||
17958091|MXPVN|MX|Punta Venado|-87.15|20.5333|||
17960884|MXSBS|MX|San Blas|-105.288|21.5408|||
17960917|MXSCR|MX|San Carlos|-111.0435|27.9575|||
17960992|MXSEY|MX|Seybaplaya|-90.7|19.65|||
17961989|MXTAB|MX|Chiltepec|-93.0833|18.4167|||
17966891|MXXIH|MX|Zihuatanejo|-101.55|17.6333|||
17969203|MXZIH|MX|Ixtapa/Zihuatanejo|-101.65|17.6667|||
17980631|MYBEL|MY|Beluran|117.5557|5.8956|||
17980708|MYBGU|MY|Bangau|116.7|6.95|||
17981115|MYBST|MY|Kuala Besut|102.5667|5.8333|||
17981142|MYBTM|MY|Batu Maung|100.2833|5.2833|||
17981152|MYBTW|MY|Batu Kawan|100.4167|5.25|||
17983013|MYDGN|MY|Kuala Dungun|103.4333|4.7833|||
17990922|MYKBA|MY|Kuala Baram|113.9897|4.5855|||
17991043|MYKET|MY|Kertih|103.45|4.5167|||
17991235|MYKKH|MY|Kuala Kedah|100.3|6.1|||
17991243|MYKKP|MY|Kukup|103.4426|1.3233|||
17991416|MYKPS|MY|Kuala Perlis|100.1333|6.4|||
17992064|MYLAU|MY|Pulau Indah|101.3167|2.9333|||
17992085|MYLBH|MY|Labuan Haji|118.6333|4.4833|||
17993213|MYMAN|MY|Manjung|100.6167|4.15|||
17993252|MYMBS|MY|Menumbok|115.3667|5.3|||
17993349|MYMEN|MY|Nenasi|103.45|3.1333|||
17993351|MYMEP|MY|Mersing|103.8405|2.4312|||
17996878|MYPGG|MY|Pengerang|104.1167|1.3667|||
17997259|MYPRN|MY|Kuala Rompin|103.4833|2.8167|||
18000189|MYSBT|MY|Sabahat|119.0333|5.0667|||
18001298|MYTAG|MY|Tanjung Lembung|99.7833|6.2833|||
18001666|MYTLA|MY|Kampung Tanjung Langsat|104.0167|1.4667|||
18001984|MYTUM|MY|Tumpat|102.171|6.1978|||
18019088|MZANO|MZ|Angoche|39.9086|-16.2325|||
18032997|MZMOR|MZ|Morrumbene|35.345|-23.6578|||
18033355|MZMZB|MZ|Mocimboa da Praia|40.3516|-11.3517|||
18455142|NCDUS|NC|Ducos|166.45|-22.2333|||
18465497|NCMTD|NC|Le Mont-Dore|166.5833|-22.2833|||
18466155|NCNEP|NC|Nepoui|165|-21.3167|||
18468782|NCPNY|NC|Prony|166.8167|-22.3167|||
18468809|NCPOR|NC|Poro|165.7167|-21.3|||
18473186|NCTHI|NC|Thio|166.2167|-21.6167|||
18473623|NCTUD|NC|Teoudie|164.4|-20.7667|||
18475273|NCVAV|NC|Vavouto|164.6667|-21|||
18476419|NCWAL|NC|Wala|163.647|-19.7116|||
18620041|NGKIR|NG|Kirikakiri|6.25|4.3333|||
18621258|NGLKK|NG|Ibeju - Lekki|4|6.426|||
18624968|NGORO|NG|Oron|8.235|4.8217|||
18700674|NIMAC|NI|Masachapa|-86.5167|11.7833|||
18704413|NIPIB|NI|Puerto Isabel|-83.5667|13.3667|||
18704794|NIPTI|NI|Potosi|-87.5|13|||
18707932|NISJS|NI|San Juan del Sur|-85.8705|11.2529|||
18805164|NLANK|NL|Everingen|3.75|51.4|||
18806094|NLBGW|NL|Borgsweer|7.0167|53.3|||
18806124|NLBHS|NL|Burghsluis|3.75|51.6833|||
18806350|NLBOG|NL|Bodegraven|4.7379|52.0975|||
18806361|NLBOR|NL|Borssele|3.7167|51.4167|||
18806446|NLBRA|NL|Baarland|3.8667|51.4|||
18806460|NLBRO|NL|Brouwershaven|3.9125|51.7267|||
18806464|NLBRS|NL|Breskens|3.5667|51.3833|||
18806484|NLBSE|NL|Bruinisse|4.0944|51.6617|||
18806588|NLBVG|NL|Burgervlotbrug|4.6833|52.75|||
18806730|NLBZM|NL|Bergen op Zoom|4.3|51.5|||
18807141|NLCDP|NL|De Cocksdorp|4.8833|53.15|||
18807537|NLCPD|NL|Camperduin|4.65|52.75|||
18807877|NLCZD|NL|Cadzand|3.4|51.3667|||
18808231|NLDBR|NL|Domburg|3.5|51.5667|||
18808422|NLDHE|NL|De Heen|4.2667|51.6167|||
18808428|NLDHK|NL|De Haukes|4.9333|52.8833|||
18808534|NLDKO|NL|De Kooy|4.8|52.9167|||
18808664|NLDOI|NL|Doetinchem|6.2639|51.9713|||
18809450|NLEDM|NL|Edam|5.048|52.5121|||
18809788|NLENK|NL|Enkhuizen|5.2917|52.7033|||
18811767|NLGDR|NL|Goedereede|3.9806|51.8175|||
18812128|NLGOE|NL|Goes|3.9237|51.5377|||
18812251|NLGRZ|NL|'s-Gravenzande|4.1667|52|||
18813200|NLHLW|NL|Holwerd|5.8833|53.3833|||
18813325|NLHPL|NL|Hoofdplaat|3.65|51.3667|||
18813395|NLHRN|NL|Hoorn|5.0597|52.6425|||
18813427|NLHSL|NL|Hellevoetsluis|4.1333|51.8333|||
18813467|NLHTR|NL|Heteren|5.7415|51.9699|||
18814276|NLIJK|NL|Krabbendijke|4.1167|51.4333|||
18816284|NLKAM|NL|Kampen|5.8573|52.5222|||
18816291|NLKAT|NL|Kats|3.8667|51.5667|||
18816531|NLKHV|NL|Ketelhaven|5.75|52.5833|||
18816666|NLKLU|NL|Klundert|4.5347|51.665|||
18817037|NLKWR|NL|Katwijk aan den Rijn|4.4167|52.2|||
18818594|NLMAK|NL|Makkum|5.4|53.05|||
18818692|NLMDG|NL|Muiderberg|5.1167|52.3333|||
18818863|NLMIH|NL|Middelharnis|4.1653|51.7575|||
18818936|NLMKM|NL|Wonseradeel/Makkum|5.3833|53.05|||
18818937|NLMKN|NL|Marken|5.1|52.4667|||
18819064|NLMOE|NL|Moerdijk|4.5667|51.6833|||
18819267|NLMUD|NL|Muiden|5.0667|52.3333|||
18819853|NLNDL|NL|Noordwijk aan Zee|4.4333|52.25|||
18819871|NLND5|NL|Dreischor|3.9833|51.6833|||
18820275|NLNPZ|NL|Usquert|6.55|53.4333|||
18820377|NLNSZ|NL|Nieuwe Statenzijl|7.2|53.2333|||
18820497|NLNWJ|NL|Noordwelle|3.8|51.7167|||
18821115|NLOGP|NL|Ooltgensplaat|4.35|51.6833|||
18821142|NLOHI|NL|Oudeschild|4.8667|53.0333|||
18821159|NLOHZ|NL|Oosthuizen|5|52.5667|||
18821311|NLOMH|NL|Oostmahorn|6.1667|53.3833|||
18824645|NLRIJ|NL|Rijs|5.5|52.8667|||
18824738|NLRLA|NL|Rilland|4.1833|51.4167|||
18824816|NLRNK|NL|Renkum|5.7415|51.9699|||
18824842|NLROC|NL|Rockanje|4.0667|51.8667|||
18825539|NLSAT|NL|Stad aan 't Haringvliet|4.25|51.7333|||
18825913|NLSLT|NL|Sloten|5.6431|52.899|||
18825942|NLSMO|NL|Schiermonnikoog|6.1667|53.4833|||
18825975|NLSNN|NL|Sint-Annaland|4.1|51.6|||
18826011|NLSOP|NL|Stolpen|4.7167|52.8167|||
18826101|NLSRD|NL|Scharendijke|3.85|51.7333|||
18826109|NLSRL|NL|Schoorl|4.6333|52.7333|||
18826117|NLSRT|NL|Stroe|4.9833|52.9333|||
18826247|NLSVN|NL|Stavenisse|4.0119|51.5902|||
18826917|NLTHD|NL|Ter Heijde|4.1667|52.0333|||
18826918|NLTHE|NL|'t Horntje|4.7833|53|||
18826928|NLTHO|NL|Tholen|4.2208|51.5317|||
18827109|NLTMZ|NL|Termunterzijl|7.0333|53.3|||
18827299|NLTSL|NL|Terschelling|5.35|53.4|||
18828420|NLURK|NL|Urk|5.6014|52.6625|||
18829345|NLVKR|NL|Volkerak|4.2833|51.6667|||
18829346|NLVKS|NL|Valkenisse|3.5|51.5|||
18829613|NLVSN|NL|Velsen-Noord|4.6555|52.4643|||
18830250|NLWDE|NL|Waarde|4.05|51.4167|||
18830385|NLWHD|NL|Wilhelminadorp|3.9|51.5333|||
18830499|NLWKP|NL|Westkapelle|3.4333|51.5167|||
18830728|NLWRG|NL|Wieringen/Den Oever|5.0333|52.9333|||
18830770|NLWSO|NL|Walsoorden|4.0333|51.3833|||
18830794|NLWTE|NL|West-Terschelling|5.2148|53.3591|||
18833078|NLYSK|NL|Yerseke|4.05|51.4925|||
18833888|NLZIE|NL|Zierikzee|3.9194|51.65|||
18833989|NLZLD|NL|Zoutelande|3.4667|51.5|||
18922624|NOAAA|NO|A i Lofoten|12.9833|67.8833|||
18922645|NOAAV|NO|Alvik|6.4167|60.4167|||
18922679|NOABV|NO|Abelvar|11.1833|64.7333|||
18922812|NOAFS|NO|Anfinnsletta|15.4333|68.3333|||
18922813|NOAFT|NO|Agnefest|7.0333|58.1167|||
18922838|NOAGK|NO|Agskardet|13.4833|66.7167|||
18922874|NOAHM|NO|Aheim|5.5167|62.0333|||
18922974|NOAKK|NO|Akkarfjord|23.45|70.7833|||
18923002|NOALE|NO|Alefjar|8.0167|58.2333|||
18923019|NOALV|NO|Alvika|6.3833|62.4833|||
18923079|NOANN|NO|Sannidal|9.2833|58.8833|||
18923084|NOANS|NO|Ansnes|9|63.6333|||
18923207|NOARF|NO|Arnafjord|6.3833|61.0167|||
18923209|NOARH|NO|Ardal - Hjelmeland|6.1667|59.15|||
18923214|NOARM|NO|Arnoyhamn|20.6333|70.05|||
18923243|NOASH|NO|Austrheim|4.9323|60.7774|||
18923247|NOASL|NO|Askvoll|5.0622|61.3467|||
18923257|NOASV|NO|Austevoll|5.15|60.1|||
18923270|NOATA|NO|Atangen|9.35|58.8667|||
18923281|NOATL|NO|Atloy|4.8833|61.35|||
18923308|NOAUE|NO|Aure|8.5167|63.2667|||
18923314|NOAUK|NO|Aukra|6.9|62.8167|||
18923315|NOAUL|NO|Aurland|7.1833|60.9|||
18923322|NOAUS|NO|Austvika|13.2333|66.1833|||
18923338|NOAVA|NO|Avaldsnes|5.2667|59.35|||
18923342|NOAVE|NO|Averoy|7.6667|63.05|||
18923785|NOBAF|NO|Balsfjord|19.2333|69.2333|||
18923791|NOBAL|NO|Baly|7.15|58.0333|||
18923927|NOBEL|NO|Bellvika|18.7667|69.7833|||
18923959|NOBFJ|NO|Bergsfjord|21.7833|70.25|||
18923997|NOBGN|NO|Bergneset|19.35|69.25|||
18924089|NOBJD|NO|Bjordal|5.8333|61.0833|||
18924106|NOBJU|NO|Bjugn|9.75|63.75|||
18924109|NOBJX|NO|Bjorkas|10.5|59.7833|||
18924110|NOBJY|NO|Bjarkoy|16.5333|68.9833|||
18924138|NOBKS|NO|Brekstad|9.6833|63.6833|||
18924141|NOBKV|NO|Bjerkvik|17.55|68.55|||
18924164|NOBLK|NO|Bleik|15.95|69.2667|||
18924168|NOBLO|NO|Blokken|15.3833|68.6|||
18924172|NOBLS|NO|Balestrand|6.5333|61.2|||
18924175|NOBLV|NO|Blomvag|4.8833|60.5333|||
18924260|NOBOE|NO|Boneset - Karmoy|5.2833|59.3667|||
18924262|NOBOG|NO|Bogen|16.9833|68.5167|||
18924268|NOBOM|NO|Bomlo|5.2167|59.6|||
18924269|NOBON|NO|Bognes|16.0667|68.2167|||
18924274|NOBOS|NO|Borkenes|16.1667|68.7667|||
18924277|NOBOV|NO|Bovagen - Radoy|4.9167|60.7|||
18924365|NOBRH|NO|Brensholmen|18.0333|69.6|||
18924371|NOBRN|NO|Brandasund|5.1|59.9|||
18924379|NOBRV|NO|Brattvag|6.4333|62.6|||
18924397|NOBSF|NO|Brandsfjord|10.35|64.1833|||
18924433|NOBTH|NO|Botnhamn|17.9|69.5167|||
18924439|NOBTN|NO|Botnaneset - Flora|5.0667|61.6167|||
18924465|NOBUF|NO|Burfjord|22.05|69.9333|||
18924466|NOBUG|NO|Bugoynes|29.6518|69.9672|||
18924495|NOBVB|NO|Breivikbotn|22.2833|70.5833|||
18924511|NOBVR|NO|Breiviga|5.9|59.0833|||
18924609|NOBYN|NO|Byggnes - Karmoy|5.3|59.3|||
18924613|NOBYR|NO|Byrknesoy|4.8333|60.9|||
18924614|NOBYS|NO|Bygstad|5.6667|61.3833|||
18926218|NODDY|NO|Espenesbogen|17.75|69.1167|||
18926271|NODFJ|NO|Dafjord|19.4|69.9833|||
18926376|NODIM|NO|Dimmelsvik|5.9833|59.95|||
18926381|NODIR|NO|Dirdal|6.1678|58.8388|||
18926418|NODJU|NO|Djupvik|20.5|69.75|||
18926579|NODOL|NO|Dolmoy|8.7833|63.65|||
18926709|NODSF|NO|Dale|5.4167|61.3667|||
18926790|NODUS|NO|Dusavik|5.65|59|||
18926911|NODYD|NO|Dyrstad|5.1833|61.7667|||
18926919|NODYL|NO|Dyroyhamn|17.4333|69.0167|||
18926925|NODYR|NO|Dyrvik|8.8333|63.7667|||
18927353|NOEDD|NO|Eidsdal|7.1667|62.2667|||
18927354|NOEDE|NO|Eide|7.45|62.9|||
18927355|NOEDF|NO|Eidfjord|7.0667|60.4667|||
18927368|NOEDS|NO|Eide Sotra|5.0667|60.25|||
18927369|NOEDT|NO|Eidet|14.5833|68.7333|||
18927458|NOEGG|NO|Eggesbones|5.6333|62.3167|||
18927530|NOEIK|NO|Eikefjord|5.4667|61.5833|||
18927531|NOEIL|NO|Eidslandet|5.7833|60.7167|||
18927593|NOEKF|NO|Eikefet|5.5548|60.7003|||
18927633|NOELL|NO|Ellingsoy|6.3333|62.5|||
18927635|NOELN|NO|Elnesvagen|7.1333|62.85|||
18927636|NOELO|NO|Eikelandsosen|5.75|60.2333|||
18927696|NOENG|NO|Engene|10.5333|59.6833|||
18927831|NOERF|NO|Erfjord - Suldal|6.2167|59.3333|||
18927875|NOESP|NO|Espevik|5.6667|59.3167|||
18927907|NOETN|NO|Etne|5.9167|59.65|||
18927981|NOEVT|NO|Evenestangen|16|68.0167|||
18927983|NOEVV|NO|Eivindvik|5.0833|60.9833|||
18928067|NOEYD|NO|Eydehavn|8.8667|58.4833|||
18928449|NOFBL|NO|Fiskebol|14.8159|68.4339|||
18928510|NOFDE|NO|Forde|5.8333|61.45|||
18928543|NOFED|NO|Fedje|4.7|60.7667|||
18928575|NOFFB|NO|Finnfjordbotn|18.0833|69.2167|||
18928689|NOFIN|NO|Finneidfjord|13.7833|66.1833|||
18928695|NOFIT|NO|Fitjar|5.3167|59.9167|||
18928721|NOFJL|NO|Fjelldal|16.5|68.55|||
18928750|NOFKG|NO|Frekhaug|5.2333|60.5167|||
18928778|NOFLA|NO|Flam|7.1167|60.8667|||
18928790|NOFLM|NO|Flem|6.2333|62.6833|||
18928802|NOFLY|NO|Flatoy|5.25|60.5333|||
18928864|NOFNS|NO|Fornes|17.4667|68.8667|||
18928870|NOFNY|NO|Finnoy|5.8|59.1667|||
18928880|NOFOA|NO|Froan|9.0833|63.9833|||
18928888|NOFOI|NO|Fossing|9.4667|58.9333|||
18928891|NOFOL|NO|Follafoss|11.1|63.9833|||
18928893|NOFON|NO|Foroy|13.5167|66.7333|||
18928897|NOFOR|NO|Forsand|6.0833|58.9|||
18928898|NOFOS|NO|Fosnavag|5.6333|62.3333|||
18929001|NOFRT|NO|Frosta|10.7423|63.5891|||
18929019|NOFSD|NO|Fjellstrand|5.9667|60.2167|||
18929026|NOFSK|NO|Fiskabygd - Vanylven|5.55|62.1|||
18929027|NOFSL|NO|Forsol|23.8167|70.7167|||
18929035|NOFST|NO|Fiskarstrand|6.2833|62.45|||
18929037|NOFSV|NO|Festvag|14.7667|67.4333|||
18929102|NOFUS|NO|Fusa|5.6167|60.2|||
18929238|NOFYS|NO|Fjarland|6.7333|61.4|||
18929572|NOGAM|NO|Gamvik|28.25|71.05|||
18929819|NOGHV|NO|Gunhildvagen|5|61.5833|||
18929842|NOGIK|NO|Gismarvik|5.3833|59.3167|||
18929869|NOGJD|NO|Gjosundet|6.1333|62.5333|||
18929887|NOGJV|NO|Gjesvar|25.3833|71.1|||
18930050|NOGOO|NO|Godoya|6.0167|62.4667|||
18930055|NOGOT|NO|Grotavar|16.25|68.9667|||
18930083|NOGPN|NO|Gaupne|7.3|61.4|||
18930141|NOGRD|NO|Gravdal|13.5|68.1167|||
18930143|NOGRF|NO|Grovfjord|17.1167|68.6833|||
18930153|NOGRP|NO|Grip|7.6|63.2167|||
18930156|NOGRS|NO|Grytestranda|6.3667|62.5333|||
18930157|NOGRT|NO|Gratangen|17.6833|68.65|||
18930159|NOGRV|NO|Granvin|6.7|60.5167|||
18930162|NOGRY|NO|Gryllefjord|17.0833|69.3667|||
18930209|NOGTD|NO|Grimstad|8.6119|58.3589|||
18930257|NOGUR|NO|Gursken|5.5667|62.2333|||
18930259|NOGUT|NO|Gutvik|11.8167|65.0833|||
18930720|NOHAE|NO|Hansnes|19.6167|69.9667|||
18930729|NOHAN|NO|Halvorshavn|10.6167|59.5833|||
18930733|NOHAR|NO|Haram|6.2409|62.6578|||
18930737|NOHAV|NO|Havoysund|24.6667|71|||
18930741|NOHAZ|NO|Halsnoy|5.7167|59.8|||
18930769|NOHBT|NO|Hamnbukt - Porsanger|25.0333|70.0833|||
18930857|NOHEF|NO|Herfjord|10.0333|64|||
18930862|NOHEK|NO|Hekkelstrand|16.8333|68.4|||
18930863|NOHEL|NO|Hellvik|5.8667|58.4667|||
18930864|NOHEM|NO|Haeimsvika|6.7|62.4833|||
18930869|NOHER|NO|Hermansverk|6.8333|61.1833|||
18930870|NOHES|NO|Hestvika|9.2|63.5667|||
18930871|NOHET|NO|Heroysundet|5.7833|59.9167|||
18930876|NOHEY|NO|Heroy|5.6333|60.3333|||
18930897|NOHFL|NO|Hammerfall|15.5333|67.4|||
18930954|NOHHA|NO|Hufthammar|5.2|60.1167|||
18931031|NOHJJ|NO|Hjelset|7.4833|62.7833|||
18931033|NOHJL|NO|Hjelmeland|6.1833|59.2333|||
18931036|NOHJO|NO|Hjorungavag|6.0667|62.35|||
18931073|NOHKR|NO|Helle - Kragero|9.4|58.9|||
18931091|NOHLB|NO|Hoylandsbygda|5.8|59.7833|||
18931094|NOHLE|NO|Helle - Forsand|6.15|58.8667|||
18931101|NOHLL|NO|Hollen|7.8167|58.0833|||
18931108|NOHLS|NO|Halsa|8.2167|63.05|||
18931145|NOHMV|NO|Hummelvik|21.7833|70.25|||
18931192|NOHOA|NO|Holla|9.15|63.3167|||
18931198|NOHOG|NO|Hogset|15.0167|67.1333|||
18931206|NOHOO|NO|Horsoy|5.1667|60.4333|||
18931211|NOHOT|NO|Hanoytangen|5.1|60.4333|||
18931216|NOHOY|NO|Husoy - Tonsberg|10.45|59.2333|||
18931308|NOHRO|NO|Heroy|12.3|65.9833|||
18931311|NOHRR|NO|Herre|9.5667|59.1|||
18931315|NOHRV|NO|Hordvik|5.3|60.5167|||
18931318|NOHRY|NO|Heroya|9.6167|59.1167|||
18931328|NOHSA|NO|Halsa Meloy|13.5167|66.7333|||
18931339|NOHSL|NO|Hovland|6.6167|60.2333|||
18931342|NOHSO|NO|Husoy - Karmoy|5.3|59.3333|||
18931346|NOHSS|NO|Husoy - Lenvik|17.6667|69.5333|||
18931349|NOHSV|NO|Hausvikstrand|6.9833|58.0333|||
18931352|NOHSY|NO|Hellesylt|6.8667|62.0833|||
18931399|NOHUD|NO|Hundeidvika|6.4167|62.3667|||
18931440|NOHVK|NO|Hasvik|22.15|70.4667|||
18931448|NOHVS|NO|Hvasser|10.45|59.0833|||
18931543|NOHYL|NO|Hyllestad|5.2833|61.1667|||
18931549|NOHYR|NO|Hoyanger|6.05|61.2167|||
18931991|NOIDR|NO|Inndyr|14.0167|67.0333|||
18932080|NOIGE|NO|Igeroy|12.1333|65.6833|||
18932087|NOIGL|NO|Iglandsvik|4.9333|61.8333|||
18932212|NOIKA|NO|Vikan|14.55|67.2|||
18932229|NOIKR|NO|Ikornnes|6.55|62.3833|||
18932327|NOINN|NO|Innhavet|15.9167|67.9667|||
18932335|NOINV|NO|Innvik|6.6167|61.85|||
18932508|NOISY|NO|Ingoy|24.0667|71.0833|||
18933175|NOJEL|NO|Jelsa|6.0167|59.3333|||
18933517|NOJON|NO|Jondal|6.2333|60.2667|||
18933525|NOJOV|NO|Jovik|19.8167|69.6|||
18934185|NOKAB|NO|Kabelvag|14.4833|68.2167|||
18934191|NOKAH|NO|Karvikhamn|18.15|69.4|||
18934197|NOKAN|NO|Kalvneset|5.45|61.9333|||
18934239|NOKBV|NO|Kobbvagen|14.5333|68.7333|||
18934291|NOKDF|NO|Kaldfjord|18.7333|69.6833|||
18934297|NOKDL|NO|Kvanndal|6.6|60.4833|||
18934393|NOKGF|NO|Kongsfjord|29.3167|70.7167|||
18934456|NOKIA|NO|Kvithylla|9.9|63.5667|||
18934467|NOKIL|NO|Kilvik|13.9|66.7333|||
18934477|NOKIV|NO|Kinsarvik|6.7167|60.3667|||
18934491|NOKJB|NO|Kjorebonn|9.4833|58.9|||
18934500|NOKJK|NO|Kjopsvik|16.35|68.0833|||
18934605|NOKMN|NO|Karhamn|23.15|70.55|||
18934610|NOKMS|NO|Kjopmannskjar|10.3667|59.1667|||
18934671|NOKOL|NO|Kollsnes Ost|4.8833|60.9167|||
18934673|NOKON|NO|Kollsnes|4.8167|60.5667|||
18934700|NOKPG|NO|Kaupanger|7.2333|61.1667|||
18934783|NOKRV|NO|Knarrevik|5.15|60.3667|||
18934820|NOKSY|NO|Kvitsoy|5.4167|59.05|||
18934885|NOKUV|NO|Kuvika|25.9|71.05|||
18934903|NOKVF|NO|Kvafjord|7.3|58.0333|||
18934904|NOKVG|NO|Kalvag|4.8833|61.7667|||
18934909|NOKVL|NO|Kristoffervalen|19.9833|70.1167|||
18934915|NOKVR|NO|Kvafjord|16.1667|68.7667|||
18935017|NOKYR|NO|Kyrksaterora|9.0833|63.2833|||
18935343|NOLAD|NO|Langesund|9.7333|59|||
18935346|NOLAG|NO|Langevag|5.25|59.6167|||
18935353|NOLAN|NO|Langevag - Sula|6.2167|62.4333|||
18935354|NOLAO|NO|Langoya|10.3833|59.5|||
18935358|NOLAS|NO|Lenangen Sondre|19.9833|69.8167|||
18935361|NOLAV|NO|Lavangen|17.7833|68.75|||
18935364|NOLAY|NO|Lenangsoyra|19.9833|69.8167|||
18935476|NOLEA|NO|Leirvik i Hyllestad|5.3333|61.1167|||
18935481|NOLEF|NO|Leirfjord|12.95|66.05|||
18935491|NOLEP|NO|Leirpollen|28.4856|70.4718|||
18935494|NOLES|NO|Lenvik|18.15|69.4333|||
18935515|NOLFF|NO|Listraumen|5.2|61.1333|||
18935612|NOLIA|NO|Liavag|6.0667|62.35|||
18935623|NOLIL|NO|Lillesand|8.3667|58.2333|||
18935625|NOLIN|NO|Lindas|5.161|60.7364|||
18935631|NOLIT|NO|Litangen|9.3|58.85|||
18935693|NOLKN|NO|Leknes|13.6|68.15|||
18935701|NOLKV|NO|Leksvik|10.6167|63.6667|||
18935786|NOLNE|NO|Leines|14.7667|67.7333|||
18935820|NOLOE|NO|Loen|6.8333|61.8667|||
18935829|NOLON|NO|Lonevag|5.4833|60.5333|||
18935837|NOLOV|NO|Lovund|12.3833|66.3667|||
18935921|NOLRD|NO|Lardal|7.45|61.1|||
18935922|NOLRE|NO|Lessremman|12.4833|65.3667|||
18935928|NOLRK|NO|Larkollen|10.65|59.3333|||
18935972|NOLSU|NO|Lysoysund|9.8667|63.8833|||
18936031|NOLUL|NO|Lutelandet|4.9772|61.2444|||
18936037|NOLUR|NO|Luroy|12.8333|66.4167|||
18936038|NOLUS|NO|Luster|7.45|61.4333|||
18936064|NOLVK|NO|Laukvik|14.4167|68.3833|||
18936159|NOLYD|NO|Lyngseidet|20.2167|69.5833|||
18936161|NOLYF|NO|Lysebotn|6.6667|59.05|||
18936503|NOMAH|NO|Maurholen|5.9167|58.4667|||
18936506|NOMAK|NO|Malvik|10.6833|63.4333|||
18936515|NOMAT|NO|Matre - Masfjorden|5.5667|60.8833|||
18936516|NOMAU|NO|Mausund|8.6667|63.8667|||
18936643|NOMEL|NO|Melbu|14.8|68.4833|||
18936653|NOMEV|NO|Melsomvik|10.3333|59.2167|||
18936717|NOMGR|NO|Manger|5|60.6333|||
18936771|NOMID|NO|Midsund|6.6667|62.6667|||
18936786|NOMIS|NO|Misvar|14.9833|67.1167|||
18936787|NOMIT|NO|Misten|14.7333|67.45|||
18936880|NOMLK|NO|Melkoya|23.59|70.687|||
18936989|NOMOR|NO|Morsvikbotn|15.8333|67.7|||
18936993|NOMOV|NO|Molstrevag|5.2667|59.5167|||
18937111|NOMSD|NO|Mjolstadneset|5.6667|62.3167|||
18937113|NOMSF|NO|Masfjorden|5.3042|60.7989|||
18937118|NOMSK|NO|Moskenes|13.0333|67.8833|||
18937231|NOMVV|NO|Mjolkevikvarden|4.9833|60.55|||
18937672|NONAU|NO|Naustdal|5.7169|61.5111|||
18937809|NONEV|NO|Nevlunghamn|9.8667|58.9667|||
18937825|NONFD|NO|Nordfjordeid|5.9833|61.9|||
18937836|NONFO|NO|Nordfosen|10.1833|63.95|||
18937924|NONIA|NO|Hammarvika - Froya|8.8|63.6833|||
18937993|NONKB|NO|Nordkjosbotn|19.35|69.2333|||
18938139|NONOL|NO|Nordlenangen|20.1667|69.9167|||
18938140|NONOM|NO|Nordmela|15.6833|69.1333|||
18938269|NONSF|NO|Nordskaget - Froya|8.5667|63.7167|||
18938283|NONST|NO|Nesset|8.8194|63.7706|||
18938472|NONYE|NO|Nyelv|28.8667|70.0833|||
18938475|NONYH|NO|Nyhamna|6.95|62.85|||
18938504|NONZC|NO|Larsnes|5.6|62.2167|||
18938513|NONZL|NO|Glesvar|5.0333|60.2|||
18939185|NOOLD|NO|Olden|6.8|61.8333|||
18939193|NOOLL|NO|Olderdalen|20.5167|69.6|||
18939195|NOOLN|NO|Olen|5.8|59.6|||
18939199|NOOLR|NO|Oldervik|19.6833|69.75|||
18939201|NOOLT|NO|Frafjord|6.3|58.8333|||
18939203|NOOLV|NO|Olve|5.8|60.0167|||
18939216|NOOMA|NO|Omastranda|5.9667|60.2167|||
18939217|NOOMB|NO|Ombo|6.0167|59.2333|||
18939302|NOOOS|NO|Os|5.4667|60.1667|||
18939407|NOORV|NO|Ortnevik|6.1333|61.1|||
18939424|NOOSE|NO|Osnes - Vindafjord|5.5667|59.5833|||
18939454|NOOTA|NO|Ottersoya|11.2833|64.85|||
18939625|NOOYB|NO|Bogoy|15.1833|67.9|||
18942281|NORAF|NO|Rafnes|9.5667|59.1|||
18942288|NORAM|NO|Ramsund|16.5|68.4833|||
18942331|NORBV|NO|Raudbergvika|7.05|62.2667|||
18942379|NORDB|NO|Randaberg|5.6333|59|||
18942416|NOREE|NO|Re|10.3667|59.4833|||
18942425|NOREN|NO|Rennesoy|5.6833|59.0833|||
18942427|NOREP|NO|Repparfjord|24.2833|70.45|||
18942430|NORES|NO|Raunes - Vindafjord|5.75|59.4333|||
18942431|NORET|NO|Rost|12.1333|67.5167|||
18942455|NORFJ|NO|Reinfjord|21.6|70.1|||
18942685|NORMB|NO|Ramberg|13.2167|68.0833|||
18942705|NORMV|NO|Ramsvika|7.4|62.95|||
18942764|NOROM|NO|Gjerdsvika|5.55|62.25|||
18942773|NOROV|NO|Rovde|5.75|62.1833|||
18942807|NORPV|NO|Repvag|25.6833|70.75|||
18942891|NORSD|NO|Raudsand|8.1167|62.8333|||
18942895|NORSH|NO|Risoyhamn|15.6333|68.9667|||
18942906|NORSS|NO|Rissa|9.9667|63.5833|||
18942933|NORTL|NO|Rutledal|5.2167|61.0667|||
18942957|NORUB|NO|Rubbestadneset|5.3056|59.839|||
18942969|NORUN|NO|Runde|5.6667|62.4|||
18943432|NOSAA|NO|Skaland|17.3|69.45|||
18943437|NOSAF|NO|Sandeid|5.8333|59.55|||
18943438|NOSAG|NO|Vormedal|5.3167|59.35|||
18943440|NOSAI|NO|Sandviksberget|10.45|64.3167|||
18943442|NOSAK|NO|Stakkvik|19.6667|69.95|||
18943455|NOSAX|NO|Sand|6.25|59.4833|||
18943456|NOSAY|NO|Sandoya|16.6667|68.95|||
18943485|NOSBT|NO|Botn - Sandnessjoen|12.65|66|||
18943542|NOSDI|NO|Sandvika|10.5167|59.8833|||
18943553|NOSDT|NO|Stadlandet|5.3167|62.1333|||
18943559|NOSDZ|NO|Stordal|6.9833|62.3667|||
18943577|NOSEJ|NO|Seljeli|13.5833|66.1333|||
18943589|NOSEV|NO|Selva|9.7333|63.6167|||
18943645|NOSGJ|NO|Straumsgjerde|6.5833|62.3333|||
18943655|NOSGT|NO|Skorgeneset|7.1167|62.5667|||
18943689|NOSHT|NO|Stanghelle|5.7333|60.55|||
18943707|NOSID|NO|Savareid|5.7667|60.1833|||
18943711|NOSIH|NO|Siholmen|8.8333|63.7333|||
18943722|NOSIS|NO|Sunde|5.7167|59.8333|||
18943742|NOSJE|NO|Selje|5.3333|62.0333|||
18943745|NOSJH|NO|Senjahopen|17.4833|69.5|||
18943752|NOSJO|NO|Sjoholt|6.8|62.4667|||
18943773|NOSKB|NO|Skibotn|20.25|69.3833|||
18943777|NOSKF|NO|Skiftun|6.1333|59.2833|||
18943779|NOSKH|NO|Skjarhalden|11.0333|59.0167|||
18943780|NOSKI|NO|Skjerkoya|9.75|59|||
18943782|NOSKK|NO|Stokksund|10.05|64.0333|||
18943786|NOSKO|NO|Skodje|6.6932|62.5047|||
18943796|NOSKY|NO|Skjervoy|20.9696|70.029|||
18943797|NOSKZ|NO|Skarsvag|25.8167|71.1|||
18943809|NOSLD|NO|Solund|4.8333|61.0667|||
18943813|NOSLH|NO|Salthella|5.1167|60|||
18943818|NOSLM|NO|Slemmestad|10.4987|59.7641|||
18943819|NOSLN|NO|Skjolden|7.5833|61.4833|||
18943854|NOSMO|NO|Smola|8|63.45|||
18943878|NOSNE|NO|Sogne|7.8167|58.0833|||
18943879|NOSNF|NO|Snefjord|24.5667|70.8|||
18943885|NOSNL|NO|Standal|6.4333|62.2667|||
18943892|NOSNS|NO|Steinesjoen|14.45|68.6|||
18943895|NOSNV|NO|Snekkevik|9.3|58.8667|||
18943914|NOSOG|NO|Sogndal|7.1|61.2167|||
18943917|NOSOJ|NO|Sorkjosen|20.9333|69.8|||
18943925|NOSOR|NO|Sorarnoy|13.9833|67.1333|||
18943929|NOSOV|NO|Sovik|6.75|62.4333|||
18943952|NOSPK|NO|Skipavik|5.6|60.0667|||
18943963|NOSPV|NO|Spjelkavik|6.3333|62.45|||
18944010|NOSRA|NO|Sorreisa|18.1167|69.1333|||
18944013|NOSRD|NO|Sigerfjord|15.5333|68.6333|||
18944020|NOSRK|NO|Skrolsvik|16.8167|69.0667|||
18944022|NOSRM|NO|Straumsnes|14.6333|68.65|||
18944023|NOSRN|NO|Stranda|6.9333|62.3|||
18944031|NOSRV|NO|Sirevag|5.7954|58.5034|||
18944058|NOSSO|NO|Straumsjoen|14.4667|68.7|||
18944062|NOSSS|NO|Sistranda|8.8333|63.7167|||
18944078|NOSTA|NO|Stathelle|9.7|59.0333|||
18944079|NOSTB|NO|Storebo|5.2167|60.1|||
18944081|NOSTD|NO|Strand|5.9333|59.05|||
18944085|NOSTH|NO|Steinshamn|6.4833|62.7833|||
18944086|NOSTI|NO|Steinvig|6|58.9667|||
18944087|NOSTJ|NO|Stjordal|10.8833|63.4667|||
18944088|NOSTK|NO|Stokke|10.3005|59.2225|||
18944092|NOSTO|NO|Stokkvagen|13|66.3333|||
18944095|NOSTR|NO|Stryn|6.7|61.8833|||
18944099|NOSTV|NO|Stavern|10.0333|58.9833|||
18944101|NOSTX|NO|Sto|15.1333|69.0167|||
18944103|NOSTZ|NO|Stranda - Froya|8.6833|63.8|||
18944129|NOSUR|NO|Surnadal|8.6333|62.9833|||
18944147|NOSVB|NO|Svartebukt|9.8333|59.0167|||
18944150|NOSVE|NO|Svelgen|5.2833|61.7667|||
18944165|NOSVT|NO|Stavneset - Rissa|9.95|63.7|||
18944258|NOSYK|NO|Sykkylven|6.5667|62.4|||
18944599|NOTAL|NO|Talavag|4.9833|60.25|||
18944608|NOTAU|NO|Tau|5.9|59.05|||
18944609|NOTAV|NO|Torangsvag|5.1667|60.1167|||
18944636|NOTBO|NO|Tjeldbergodden|9|63.4667|||
18944873|NOTIN|NO|Tingvoll|8.2053|62.9132|||
18944908|NOTJO|NO|Tjome|10.3933|59.1109|||
18944911|NOTJR|NO|Tjorvag|5.7333|62.2833|||
18944914|NOTJU|NO|Torjulvagen|8.25|62.9833|||
18945017|NOTMV|NO|Tromvik|18.4|69.7833|||
18945043|NOTNN|NO|Tonnes|13|66.5167|||
18945076|NOTOM|NO|Tomrefjord|6.9167|62.5833|||
18945081|NOTOR|NO|Torsken|17.1|69.3333|||
18945085|NOTOV|NO|Tovik|16.9|68.6833|||
18945179|NOTRN|NO|Trana|12.1|66.5|||
18945201|NOTSB|NO|Tyssebotn|5.5833|60.6167|||
18945223|NOTSX|NO|Tyssedal|6.55|60.1167|||
18945273|NOTUF|NO|Tufjorden|23.9|71|||
18945302|NOTVA|NO|Torsvag|19.5|70.25|||
18945310|NOTVI|NO|Torvika|5.7333|62.3333|||
18945423|NOTYT|NO|Tytebarvika|19.9667|69.6|||
18945689|NOT8N|NO|Oteren|19.9|69.2667|||
18945792|NOUBO|NO|Uloybukt|20.7|69.85|||
18946122|NOULE|NO|Ulstein|5.8167|62.3667|||
18946129|NOULL|NO|Ullensvang|6.65|60.3167|||
18946136|NOULS|NO|Ulsteinvik|5.8333|62.3333|||
18946156|NOUME|NO|Straume|5.2833|60.3167|||
18946189|NOUND|NO|Sund - Karmoy|5.2333|59.3|||
18946359|NOUSD|NO|Uskedalen|5.85|59.9333|||
18946396|NOUTG|NO|Utgardskilen|10.8667|59.0833|||
18946397|NOUTH|NO|Uthaug|9.6|63.7167|||
18946403|NOUTN|NO|Utne|6.6|60.4167|||
18946408|NOUTS|NO|Utsira|4.8939|59.2975|||
18946411|NOUTV|NO|Utvorda|10.95|64.6|||
18946903|NOVAD|NO|Valldal|7.2667|62.3|||
18946904|NOVAE|NO|Valsneset|9.6333|63.8167|||
18946906|NOVAG|NO|Valevag|5.4667|59.7|||
18946913|NOVAN|NO|Vanvikan-Leksvik|10.2333|63.55|||
18946938|NOVBE|NO|Valberg|9.4167|58.8833|||
18947002|NOVDA|NO|Volda|6.05|62.1333|||
18947013|NOVDL|NO|Vistdal|7.9333|62.7167|||
18947042|NOVEG|NO|Vega|12|65.65|||
18947050|NOVEO|NO|Vengsoy|18.5833|69.8333|||
18947057|NOVEV|NO|Vevelstad|12.4371|65.6978|||
18947060|NOVEY|NO|Varoy|12.7|67.65|||
18947150|NOVHM|NO|Vadheim|5.8167|61.2|||
18947183|NOVIL|NO|Vikedal|5.9167|59.5|||
18947190|NOVIS|NO|Vik - Sogn|6.5833|61.0833|||
18947250|NOVKK|NO|Vikkilen|8.6167|58.3667|||
18947292|NOVLS|NO|Vallersund|9.75|63.85|||
18947311|NOVMD|NO|Vedavagen|5.2333|59.2833|||
18947351|NOVNJ|NO|Vinjeora|8.9833|63.2|||
18947355|NOVNN|NO|Vannavalen|19.9667|70.1167|||
18947360|NOVNS|NO|Vingsand|10.4667|64.35|||
18947383|NOVOH|NO|Vagaholmen|13.2833|66.7167|||
18947524|NOVSM|NO|Vikan - Smola|8.2|63.3833|||
18947525|NOVSN|NO|Visnes - Eide|7.4|62.95|||
18947531|NOVST|NO|Vestnes|7.1013|62.6454|||
18947557|NOVTL|NO|Vartdal|6.1011|62.3132|||
18947564|NOVTS|NO|Vats|5.7333|59.4833|||
18947620|NOVVG|NO|Vagsvag|5.05|61.9333|||
18951028|NOYTO|NO|Ytroy|4.6833|61.0833|||
18951975|NOZNJ|NO|Nusfjord|13.35|68.0333|||
19362282|NZGLE|NZ|Glenavy|171.1|-44.9167|||
19363469|NZHMB|NZ|Tamaki|174.9|-36.8833|||
19368841|NZMAB|NZ|Matiatia Bay|174.9667|-36.7667|||
19368855|NZMAP|NZ|Marsden Point|174.5|-35.8333|||
19372801|NZPOR|NZ|Portland|174.3167|-35.8|||
19374641|NZRAV|NZ|Ravensbourne|170.55|-45.8667|||
19375318|NZRUS|NZ|Russel|174.1167|-35.2667|||
19377534|NZTRY|NZ|Tryphena|175.4833|-36.3|||
19380651|NZWHN|NZ|Whangaparapara|175.3833|-36.2333|||
19380744|NZWKE|NZ|Waiheke Island|175.1|-36.8|||
19381052|NZWTG|NZ|Waitangi|174.0833|-35.25|||
20186139|OMFAH|OM|Fahal|58.5|23.6833|||
20194311|OMMCT|OM|Muscat|58.5833|23.6|||
20196708|OMOFC|OM|Sur|59.4333|22.65|||
20201406|OMSHI|OM|Shinas|56.4667|24.7333|||
21046266|PABCC|PA|Boca Chica|-82.2167|8.2167|||
21052010|PAGBA|PA|Gamboa|-79.7085|9.114|||
21059059|PAMEL|PA|Melones|-79.6101|8.8137|||
21062418|PAPBE|PA|Portobelo|-79.65|9.55|||
21062448|PAPCA|PA|Puerto Caimito|-79.7167|8.8667|||
21062769|PAPLP|PA|La Palma|-78.1404|8.405|||
21065927|PASCL|PA|Santa Clara|-80.1167|8.3833|||
21067044|PATBG|PA|Taboguilla|-79.5|8.8|||
21202910|PEATI|PE|Atico|-73.6222|-16.2094|||
21203429|PEBAR|PE|San Bartolo|-76.7833|-12.3833|||
21207029|PEEEN|PE|Eten|-79.8663|-6.9337|||
21209816|PEGSM|PE|General San Martin|-76.2919|-13.8026|||
21215462|PELOO|PE|Los Organos|-81.1167|-4.1833|||
21216518|PEMLQ|PE|Mollendo|-72.0156|-17.0307|||
21217506|PENGS|PE|Negritos|-81.3047|-4.6539|||
21219598|PEPAC|PE|Pacasmayo|-79.5717|-7.3982|||
21219608|PEPAM|PE|Paramonga|-77.8333|-10.6667|||
21219882|PEPIO|PE|Pisco|-76.2054|-13.7103|||
21220006|PEPMC|PE|Pampa Melchorita|-76.304|-13.252|||
21223370|PESJA|PE|San Juan|-75.1622|-15.3653|||
21243193|PFBOB|PF|Bora Bora|-151.75|-16.45|||
21255912|PFMOE|PF|Moerai|-151.3419|-22.4513|||
21258405|PFOTP|PF|Otepa|-140.9059|-18.1062|||
21281240|PGALC|PG|Alcester Island|152.45|-9.5667|||
21281280|PGAMI|PG|Amio|150.75|-6.1167|||
21281307|PGANB|PG|Anewa Bay|155.55|-6.2|||
21281523|PGATN|PG|Namatanai|152.441|-3.6637|||
21282700|PGBUA|PG|Buka|154.671|-5.4326|||
21286929|PGFIN|PG|Finschhafen|147.848|-6.604|||
21287822|PGGAW|PG|Gawa Island|151.9833|-8.9667|||
21292832|PGKMA|PG|Kerema|145.7728|-7.9603|||
21293012|PGKRK|PG|Kairuku|146.5333|-8.8333|||
21293590|PGLAK|PG|Lakuramau|151.25|-2.8833|||
21293592|PGLAM|PG|Lambom Island|152.8333|-4.8|||
21293701|PGLDT|PG|Londolovit|152.637|-3.0677|||
21293954|PGLLA|PG|Laughlan Atoll|153.6667|-9.2833|||
21294068|PGLOM|PG|Lombrum|147.3667|-2.0333|||
21295392|PGMTK|PG|Motukea Island|147.1|-9.4333|||
21298320|PGPDO|PG|Pondo Harbour|151.6167|-4.5667|||
21301680|PGSAI|PG|Saibai|142.6167|-9.3833|||
21303244|PGTMI|PG|Tami Island|147.9|-6.7667|||
21304358|PGULA|PG|Ulamona|151.25|-5|||
21305514|PGVLA|PG|Vailala|145.45|-7.95|||
21320222|PHABU|PH|Abulug|121.45|18.4333|||
21320281|PHADL|PH|Adlay/Bislig|125.8975|9.4097|||
21320494|PHAJU|PH|Ajuy|123.0333|11.1667|||
21320543|PHALB|PH|Albuera|124.6333|10.9667|||
21320544|PHALC|PH|Alcoy|123.5|9.6833|||
21320596|PHAMU|PH|Amunitan/Aparri|122.05|18.3167|||
21320610|PHANA|PH|Anakan/Masao|125.1514|8.8478|||
21320629|PHANT|PH|Antipolo|123.95|11.1667|||
21320716|PHAQE|PH|Hamtic|121.9667|10.7|||
21320746|PHARA|PH|Aras Asan/Bislig|126.3|8.8833|||
21320799|PHAST|PH|Astorga|125.45|6.8833|||
21321326|PHBAC|PH|Bacong|123.3|9.2333|||
21321343|PHBAT|PH|Batonbaton|118.35|9.1833|||
21321344|PHBAU|PH|Bauan/Batangas|121|13.8|||
21321406|PHBCO|PH|Bacon/Legaspi|124.0411|13.0378|||
21321412|PHBCU|PH|Baculin/Mati|126.5842|7.4525|||
21321530|PHBGC|PH|Bagac|120.3928|14.5962|||
21321546|PHBGS|PH|Balingasag|124.7833|8.75|||
21321772|PHBNG|PH|Bauang|120.3167|16.5167|||
21321782|PHBNQ|PH|Baganga/Mati|126.56|7.5739|||
21321806|PHBOG|PH|Bogo|124|11.05|||
21321817|PHBOR|PH|Boracay|121.9167|11.9667|||
21321818|PHBOS|PH|Boston/Davao|126.35|7.8667|||
21321868|PHBQA|PH|Baler/Siain|121.5607|15.7589|||
21321903|PHBRB|PH|Barobo/Bislig|126.1214|8.5353|||
21321960|PHBSY|PH|Basey/Catbalogan|125.0699|11.282|||
21321988|PHBTS|PH|Batarasa/Puerto Princesa|117.6279|8.6733|||
21322158|PHBYS|PH|Bayabas/Bislig|126.2861|8.9697|||
21322162|PHBYW|PH|Bayawan/Dumaguete|122.804|9.3649|||
21322505|PHCAZ|PH|Cadiz|123.288|10.9465|||
21322595|PHCDN|PH|Cagdianao|125.6667|9.9167|||
21322690|PHCGG|PH|Casiguran/Siain|124.0076|12.8737|||
21322692|PHCGI|PH|Corregidor Island|120.5833|14.3833|||
21322902|PHCMO|PH|Currimao|120.4876|18.0182|||
21322941|PHCNT|PH|Cantilan/Surigao|125.9775|9.3336|||
21322992|PHCPC|PH|Capoocan|124.65|11.3|||
21323001|PHCPL|PH|Capalonga/Siain|122.4937|14.3306|||
21323058|PHCRA|PH|Carigara|124.6833|11.3|||
21323064|PHCRG|PH|Caraga/Mati|126.5675|7.3297|||
21323111|PHCST|PH|Castanas|121.55|13.8833|||
21323169|PHCUJ|PH|Culion|120.0222|11.8904|||
21323173|PHCUN|PH|Catanauan|122.3215|13.5926|||
21323177|PHCUR|PH|Curuan/Zamboanga|122.2331|7.2053|||
21323851|PHDGL|PH|Dingalan/Siain|121.3929|15.3897|||
21324089|PHDNL|PH|Dinalongan/Siain|121.9573|16.1404|||
21324092|PHDNO|PH|Danao|124.0333|10.5333|||
21324157|PHDPL|PH|Dipolog/Ozamis|123.3347|8.567|||
21324327|PHDUL|PH|Dulag|125.0317|10.9525|||
21325242|PHENI|PH|El Nido/Puerto Princesa|119.3956|11.1858|||
21327122|PHGAS|PH|Gasan|121.8468|13.3237|||
21327346|PHGHE|PH|Garcia Hernandez|124.3|9.6167|||
21327348|PHGHG|PH|Guihulngan|123.2833|10.1167|||
21328543|PHHIL|PH|Hilongos|124.75|10.3667|||
21328675|PHHMH|PH|Homonhon|125.7|10.75|||
21328708|PHHNG|PH|Hinigaran/Iloilo|122.8507|10.2706|||
21330007|PHIRN|PH|Port Irene|122.1|18.3667|||
21330578|PHJAG|PH|Jagna|124.3697|9.6531|||
21330590|PHJAS|PH|Jasaan|124.75|8.65|||
21331746|PHKAS|PH|Kabasalan/Zamboanga|122.75|7.7833|||
21332000|PHKIA|PH|Kiamba/Dadiangas|124.6242|5.9894|||
21332013|PHKIN|PH|Kinogitan/Iligan|124.7928|8.9856|||
21332114|PHKLM|PH|Kalamansig|124.05|6.55|||
21332215|PHKOL|PH|Kolambugan/Iligan|123.8971|8.1144|||
21332420|PHKUM|PH|Kumalarang/Zamboanga|123.1445|7.7478|||
21332885|PHLAB|PH|Labason/Zamboanga|122.5167|8.0667|||
21332897|PHLAN|PH|Lanuza/Bislig|126.0644|9.2342|||
21332928|PHLBK|PH|Lebak/Parang|124.0658|6.6439|||
21333044|PHLEY|PH|Leyte|124.4833|11.3667|||
21333094|PHLGG|PH|Lingig/Bislig|126.4125|8.0389|||
21333156|PHLIA|PH|Lianga/Bislig|126.0947|8.6336|||
21333157|PHLIB|PH|Libjo/Surigao|125.5353|10.1978|||
21333168|PHLIM|PH|Limay/Bataan|120.5983|14.5619|||
21333326|PHLNA|PH|Larena|123.5833|9.25|||
21333340|PHLNO|PH|Lunao|125.05|8.8667|||
21333566|PHLUC|PH|Lucanin|120.6167|14.4667|||
21333570|PHLUG|PH|Lugait|124.25|8.3333|||
21334048|PHMAI|PH|Maitum/Dadiangas|124.4986|6.0392|||
21334122|PHMCO|PH|Maco/Davao|125.8553|7.3619|||
21334155|PHMDN|PH|Medina|125.0167|8.9167|||
21334425|PHMLL|PH|Malalag/Davao|125.3992|6.5958|||
21334490|PHMNI|PH|Manicani|125.65|11|||
21334506|PHMNY|PH|Manay/Mati|126.5397|7.215|||
21334533|PHMOR|PH|Morong/Mariveles|120.2661|14.6789|||
21334701|PHMTP|PH|Malatapay|123.15|9.55|||
21334731|PHMUL|PH|Mulanay/Siain|122.4042|13.5222|||
21335687|PHNOP|PH|Mactan Island Apt|124|10.3|||
21336462|PHODI|PH|Odiongan|121.9833|12.4|||
21336876|PHOPO|PH|Opol|124.5667|8.5167|||
21336941|PHORL|PH|Oroquieta|123.8|8.4833|||
21336948|PHORS|PH|Oras/Catbalogan|125.4397|12.1406|||
21337521|PHPAN|PH|Panabo|125.6833|7.3|||
21337542|PHPBA|PH|Port Barton/Palawan|119.2472|10.4756|||
21337589|PHPCN|PH|Panacan/Davao|118.4082|9.2463|||
21337712|PHPGA|PH|Puerto Galera|120.9333|13.5|||
21337713|PHPGB|PH|Pagbilao|121.6833|13.9667|||
21337897|PHPLP|PH|Palapag/San Jose|125.1147|12.5458|||
21338100|PHPRO|PH|Poro/San Fernando|124.4087|10.6292|||
21338706|PHQBI|PH|Quinabigan|121.4781|12.9936|||
21339956|PHREA|PH|Real/Siain|121.6041|14.664|||
21340989|PHSAN|PH|Santa Ana/Aparri|122.1478|18.4699|||
21341034|PHSBY|PH|Sablayan/Batangas|120.769|12.8346|||
21341084|PHSDG|PH|Sindangan/Ozamis|122.9974|8.2376|||
21341262|PHSIO|PH|San Ignacio/Mati|126.4884|7.1189|||
21341265|PHSIR|PH|Siari/Ozamis|122.9881|8.3245|||
21341370|PHSLU|PH|Santa Lucia/Puerto Princesa|120.4531|17.1175|||
21341401|PHSMR|PH|Semirara|121.4|12.0667|||
21341426|PHSNI|PH|Santa Nino|123.7884|10.689|||
21341626|PHSTE|PH|San Teodoro/Batangas|121.0196|13.4378|||
21341656|PHSUA|PH|Sual|120.0941|16.0668|||
21342143|PHTAL|PH|Talibon|124.3167|10.1333|||
21342145|PHTAN|PH|Tandayag|123.2167|9.45|||
21342240|PHTDG|PH|Tandag/Bislig|126.1986|9.0783|||
21342339|PHTGD|PH|Tagudin/San Fernando|120.4442|16.9355|||
21342609|PHTOB|PH|Toboso/Dumaguete|123.5162|10.7143|||
21342792|PHTTO|PH|Taganito|125.8167|9.55|||
21345104|PHVTO|PH|Vito/Iloilo|123.5154|10.9031|||
21347382|PHXSO|PH|Siocon/Zamboanga|122.1353|7.7061|||
21448778|PKJIW|PK|Jiwani|61.7457|25.0485|||
21449674|PKKBA|PK|Keti Bandar|67.4333|24.1333|||
21454864|PKORW|PK|Ormara|64.6363|25.2102|||
21456040|PKPSI|PK|Pasni|63.4692|25.263|||
21481715|PLDZN|PL|Dziwnow|14.75|54.0333|||
21483208|PLFBK|PL|Frombork|19.6833|54.35|||
21485623|PLHEL|PL|Hel|18.8|54.6|||
21488958|PLKAO|PL|Kamien Pomorski|14.7667|53.9667|||
21489369|PLKMR|PL|Krynica Morska|19.45|54.3833|||
21489534|PLKRM|PL|Krynica Morska|19.45|54.3833|||
21490236|PLLEA|PL|Leba|17.55|54.75|||
21491531|PLMID|PL|Miedzyzdroje|14.45|53.9333|||
21491838|PLMRE|PL|Mrzezyno|15.3|54.15|||
21492487|PLNCH|PL|Niechorze|15.0667|54.1|||
21493160|PLNWA|PL|Nowe Warpno|14.3|53.7333|||
21497795|PLRWL|PL|Rewal|15.0167|54.0833|||
21498508|PLSJK|PL|Karsibor|14.3|53.85|||
21498702|PLSPA|PL|Stepnica|14.6167|53.65|||
21499407|PLTBZ|PL|Trzebiez|14.5167|53.65|||
21500930|PLUMS|PL|Ustronie Morskie|15.75|54.2167|||
21503190|PLWLA|PL|Wladyslawowo|18.4167|54.7833|||
21503198|PLWLI|PL|Wolin|14.6167|53.85|||
21734027|PRSAL|PR|Salinas|-66.25|17.9667|||
21791855|PTABF|PT|Albufeira|-8.25|37.0833|||
21792003|PTAFR|PT|Sao Pedro da Afurada|-8.6333|41.1333|||
21792023|PTAGD|PT|Aguda|-8.65|41.05|||
21792037|PTAGR|PT|Almograve|-8.8|37.65|||
21792264|PTANG|PT|Angeiras|-8.7167|41.2667|||
21792409|PTARP|PT|Armacao de Pera|-8.35|37.1|||
21792678|PTAZM|PT|Azenhas do Mar|-9.45|38.8333|||
21793420|PTBNG|PT|Benagil|-8.4333|37.0833|||
21793556|PTBRG|PT|Burgau|-8.7667|37.0667|||
21794146|PTCAS|PT|Cascais|-9.4167|38.7|||
21794245|PTCDP|PT|Cais do Pico|-28.3167|38.5167|||
21794570|PTCNA|PT|Coina|-9.05|38.6|||
21794581|PTCNL|PT|Canical|-16.7333|32.7333|||
21794591|PTCNV|PT|Castelo do Neiva|-8.8|41.6333|||
21794649|PTCPL|PT|Capelo|-28.7833|38.5833|||
21797071|PTEST|PT|Estoril|-9.4|38.7|||
21797600|PTFAE|PT|Fao|-8.7667|41.5167|||
21797717|PTFDT|PT|Fonte da Telha|-9.1833|38.5667|||
21798097|PTFOZ|PT|Foz do Arelho|-9.2167|39.4333|||
21798301|PTFUZ|PT|Fuzeta|-7.75|37.05|||
21804541|PTLAJ|PT|Lajes das Flores|-31.1667|39.3833|||
21804992|PTLNS|PT|Lanheses|-8.6667|41.05|||
21805691|PTMAD|PT|Madalena (Madalena do Pico)|-28.5333|38.5333|||
21805763|PTMCH|PT|Machico|-16.7667|32.7|||
21805802|PTMDM|PT|Madalena do Mar|-17.1333|32.6833|||
21807425|PTNRD|PT|Nordeste|-25.1667|37.8333|||
21808144|PTOEI|PT|Oeiras|-9.3167|38.6833|||
21808374|PTOLA|PT|Olhos de Agua|-8.1833|37.0833|||
21808381|PTOLH|PT|Olhao|-7.8333|37.0333|||
21808524|PTOPO|PT|Porto|-8.6167|41.15|||
21809249|PTPCZ|PT|Porto da Cruz|-16.8333|32.7667|||
21809305|PTPEN|PT|Peniche|-9.3833|39.35|||
21809345|PTPFT|PT|Perafita|-8.7|41.2167|||
21809589|PTPMZ|PT|Porto Moniz|-17.1667|32.85|||
21809740|PTPRG|PT|Praia da Graciosa|-27.9667|39.05|||
21809872|PTPVC|PT|Povoacao|-25.25|37.75|||
21809952|PTPXO|PT|Porto Santo Island|-16.3333|33.0667|||
21810909|PTQRT|PT|Quarteira|-8.1093|37.0686|||
21812001|PTRPX|PT|Rabo de Peixe|-25.5833|37.8|||
21812630|PTSAG|PT|Sagres|-8.9333|37|||
21812697|PTSCF|PT|Santa Cruz das Flores|-31.1167|39.45|||
21812698|PTSCG|PT|Santa Cruz da Graciosa|-28.0167|39.0833|||
21813023|PTSLZ|PT|Santa Luzia|-7.65|37.1|||
21813046|PTSMO|PT|Sao Martinho do Porto|-9.1333|39.5167|||
21813051|PTSMT|PT|Sao Mateus|-27.2667|38.65|||
21813237|PTSSB|PT|Sesimbra|-9.1|38.4333|||
21814256|PTTOA|PT|Torreira|-8.7|40.75|||
21814304|PTTPO|PT|Topo|-27.7833|38.55|||
21816098|PTVAG|PT|Vagueira|-8.75|40.55|||
21816239|PTVEL|PT|Velas|-28.2167|38.6833|||
21816264|PTVFC|PT|Vila Franca do Campo|-25.4294|37.714|||
21816285|PTVFX|PT|Vila Franca de Xira|-8.9833|38.95|||
21816366|PTVIC|PT|Vila do Conde|-8.75|41.35|||
21816536|PTVNC|PT|Vila Nova do Corvo|-31.1|39.6667|||
21816674|PTVRE|PT|Vila Real de Santo Antonio|-7.4167|37.2|||
21929873|PWROR|PW|Koror|134.4733|7.3398|||
22399947|QAQCH|QA|Qchem|51.5333|24.85|||
22402580|QASLW|QA|As Salwa|50.75|24.7333|||
23887800|RELEU|RE|Saint-Leu|55.2882|-21.1706|||
23895196|RERSE|RE|Sainte-Rose|55.8|-21.1333|||
23896257|RESPL|RE|Saint-Paul|55.2667|-20.9833|||
23896373|RESSZ|RE|Sainte-Suzanne|55.6|-20.9|||
24268180|ROAGI|RO|Agigea|28.6167|44.0833|||
24272780|ROEFS|RO|Eforie Sud|28.6333|44.05|||
24281376|ROLUM|RO|Luminita|28.6167|44.25|||
24283106|RONDI|RO|Navodari|28.6167|44.3333|||
24504382|RUARM|RU|Arman (Magadan)|150.1305|59.6714|||
24505096|RUBEM|RU|Belomorsk|34.7629|64.53|||
24505400|RUBNK|RU|Bronka Port|29.6667|59.9167|||
24505442|RUBOS|RU|Boshnyakovo|142.1667|49.65|||
24506244|RUCEE|RU|Cherepovets|37.8438|59.1176|||
24506616|RUCPC|RU|Cpc Terminal|37.65|44.6667|||
24507400|RUDEE|RU|Yuzhno-Kuril'sk|145.8487|44.0236|||
24508093|RUDYR|RU|Anadyr|177.5103|64.7342|||
24508641|RUEGV|RU|Egvekinot|-179.1184|66.3232|||
24508770|RUEKO|RU|Ekonomiya|40.6333|64.7|||
24511340|RUGSA|RU|Gorskaya|29.9667|60.05|||
24513057|RUIAR|RU|Yaroslavl|54.0076|55.7984|||
24515500|RUKEM|RU|Kem|34.5918|64.957|||
24515862|RUKPA|RU|Kondopoga|34.246|62.1864|||
24516037|RUKUF|RU|Samara|44.1643|48.5524|||
24516214|RUKZM|RU|Kozmino Port|133.007|42.718|||
24517239|RULVR|RU|Lavrentiya|-170.9966|65.583|||
24520365|RUOLP|RU|Ol'ga|135.2467|43.7178|||
24520424|RUONG|RU|Onega|38.0994|63.9057|||
24520836|RUOZK|RU|Ozerko|32.1167|69.7167|||
24521349|RUPGN|RU|Prigorodnoye|142.92|46.622|||
24521598|RUPNY|RU|Pionerskiy|20.2167|54.95|||
24521734|RUPRY|RU|Preobrazheniye|133.8955|42.8974|||
24521791|RUPTN|RU|Plastun|136.3143|44.74|||
24523561|RURDP|RU|Rudnaya Pristan|135.8372|44.345|||
24524601|RUSAB|RU|Sabetta|72.08|71.281|||
24524897|RUSIZ|RU|Siziman|140.4167|50.7167|||
24525190|RUSRM|RU|Severomorsk|33.3709|69.1053|||
24525318|RUSVE|RU|Svetlaya|138.3313|46.5406|||
24525475|RUSZZ|RU|Sestroretsk|29.95|60.1|||
24525768|RUTAM|RU|Taman'|36.678|45.121|||
24527262|RUUKK|RU|Ust-Kamchatsk|162.6033|56.2261|||
24527490|RUURA|RU|Ura-Guba|32.8|69.2833|||
24528739|RUVTZ|RU|Vityaz|131.1667|42.6|||
25054602|SAAQK|SA|Al Khobar|50.2|26.2833|||
25064590|SAJEC|SA|Jazan Economic City|42.3333|17.2833|||
25065270|SAJYC|SA|Jeddah Yachts Club Port|39.1|21.65|||
25065610|SAKAC|SA|King Abdullah City|39.09|22.52|||
25065866|SAKHU|SA|Al Khuraibah|35.1667|28.05|||
25073725|SARAZ|SA|Ras Al-Khair|49.2|27.55|||
25075114|SASHU|SA|Shuaibah|39.5167|20.6833|||
25106087|SBLAT|SB|Lata|165.7972|-10.725|||
25106225|SBLEV|SB|Lever Harbour|157.6|-8.0167|||
25211638|SEALA|SE|Ala|17.15|61.2167|||
25212422|SEBAC|SE|Backviken|12.7226|55.903|||
25212438|SEBAS|SE|Bastad|12.8534|56.4269|||
25212461|SEBBH|SE|Barsebackshamn|12.9|55.75|||
25212624|SEBGA|SE|Berga Orlogsskolor|18.15|59.0833|||
25212743|SEBJR|SE|Bjarred|13.0167|55.7167|||
25212908|SEBOM|SE|Borgholm|16.6563|56.8793|||
25213117|SEBUR|SE|Burea|21.2|64.6167|||
25213144|SEBVK|SE|Braviken|16.5333|58.6333|||
25215051|SEDJN|SE|Djuron|16.35|58.6333|||
25215106|SEDLA|SE|Dalaro|18.4064|59.1331|||
25215221|SEDON|SE|Donso|11.7992|57.6|||
25216273|SEELL|SE|Elleholm|14.75|56.1667|||
25216276|SEELO|SE|Ellos|11.4667|58.1833|||
25216518|SEESS|SE|Essvik|17.3833|62.3|||
25217061|SEFAR|SE|Farjestaden|16.45|56.65|||
25217426|SEFLI|SE|Flivik|16.5833|57.55|||
25218212|SEGAM|SE|Gamleby|16.4|57.9|||
25218558|SEGKS|SE|Gustavsvik/Stockholm|18.3|59.3167|||
25218561|SEGKV|SE|Grankullavik|17.1|57.3333|||
25218586|SEGLM|SE|Glommen|12.35|56.9333|||
25218659|SEGNR|SE|Grono|17.7333|60.5167|||
25219356|SEHAA|SE|Haparanda|24.1368|65.8355|||
25219363|SEHAH|SE|Haraholmen|21.65|65.2333|||
25219803|SEHNF|SE|Hornefors|19.9|63.6333|||
25219987|SEHST|SE|Heestrand|11.2833|58.5167|||
25222110|SEJNA|SE|Jorlanda|11.8167|57.9833|||
25222829|SEKAF|SE|Stra|19.0167|57.8833|||
25222830|SEKAG|SE|Kage|20.9845|64.8357|||
25222847|SEKAX|SE|Kalix|23.1564|65.853|||
25222868|SEKBK|SE|Karlholmsbruk|17.6167|60.5167|||
25223034|SEKGG|SE|Kagghamra|17.7833|59.0833|||
25223040|SEKGM|SE|Klagshamn|12.9167|55.5333|||
25223182|SEKKS|SE|Kyrkesund|11.5167|58.0167|||
25223201|SEKLD|SE|Kladesholmen|11.5333|57.95|||
25223341|SEKPH|SE|Kappelshamn|18.7833|57.85|||
25223352|SEKPS|SE|Kapellskar|19.0667|59.7167|||
25223409|SEKRH|SE|Karehamn|16.9|56.95|||
25223517|SEKUN|SE|Kungshamn|11.25|58.35|||
25223548|SEKVK|SE|Kalvik|11.1833|59.0667|||
25224270|SELIS|SE|Linanas|19.1333|59.7667|||
25224306|SELJU|SE|Ljusne|17.1333|61.2167|||
25225153|SEMAR|SE|Marieberg|18.5|60.2333|||
25225157|SEMAV|SE|Marviken|16.8333|58.55|||
25225514|SEMLE|SE|Molle|12.5|56.2833|||
25225625|SEMON|SE|Monsteras|16.4333|57.0333|||
25225629|SEMOR|SE|Morbylanga|16.373|56.5297|||
25225758|SEMSK|SE|Musko|18.1167|58.9667|||
25226772|SENOE|SE|Norrtalje|18.7167|59.75|||
25226887|SENRR|SE|Norvik|17.9667|58.9333|||
25226923|SENST|SE|Norastrom|18.0333|62.8667|||
25227530|SEOCO|SE|Ockero|11.6558|57.7081|||
25227669|SEOGR|SE|Oregrund|18.4333|60.3333|||
25228079|SEOST|SE|Ostrand|17.3167|62.4667|||
25228622|SEPAS|SE|Paskallavik|16.45|57.1667|||
25228854|SEPHM|SE|Pataholm|16.4167|56.9167|||
25231201|SERIN|SE|Ringhals|12.0833|57.25|||
25231364|SERNG|SE|Ronnang|11.5833|57.9333|||
25232119|SESBN|SE|Saltsjobaden|18.3|59.2833|||
25232184|SESDK|SE|Sundsbruk|17.35|62.45|||
25232192|SESDS|SE|Studsvik|17.3833|58.7667|||
25232288|SESGM|SE|Skagshamn|19.0167|63.2167|||
25232424|SESKM|SE|Skarhamn|11.55|57.9833|||
25232494|SESMO|SE|Smogen|11.2241|58.3559|||
25232517|SESND|SE|Svanesund|11.8326|58.14|||
25232531|SESNR|SE|Skanor|12.85|55.4167|||
25232597|SESPP|SE|Simpevarp|16.6667|57.4167|||
25232739|SESTV|SE|Stora Vika|17.8|58.9333|||
25233725|SETOV|SE|Torekov|12.6333|56.425|||
25233851|SETSL|SE|Traslovslage|12.2667|57.05|||
25233877|SETTD|SE|Tomtbod|18.5333|57.1833|||
25234980|SEURS|SE|Ursviken|21.1658|64.7126|||
25235758|SEVGO|SE|Vrango|11.7833|57.5667|||
25236329|SEVXH|SE|Vaxholm|18.3333|59.4|||
25236707|SEWAL|SE|Wallhamn|11.7|58.0167|||
25378592|SIIZO|SI|Izola|13.6601|45.5366|||
25386318|SIPOW|SI|Portoroz|13.5921|45.5143|||
25429310|SJSVE|SJ|Sveagruva|16.65|77.85|||
25498588|SLKSY|SL|Kissy|-13.1833|8.4667|||
25594178|SNZIG|SN|Ziguinchor|-16.2733|12.568|||
25609314|SOELM|SO|El Maan|45.6|2.1667|||
25892525|SVLLD|SV|La Libertad|-89.3167|13.4833|||
25971929|SXMAR|SX|Marigot|-63.0667|18.0667|||
25979642|SXSXM|SX|Sint-Maarten Apt|-63.1167|18.05|||
25997944|SYARW|SY|Arwad|35.85|34.85|||
26019322|SYTAO|SY|Tartus Oil Terminal|35.8833|34.9667|||
26604431|TFPFR|TF|Port-aux-Francais|70.2194|-49.3492|||
26626654|TGANE|TG|Aneho|1.6|6.2333|||
26667095|THBMT|TH|Bangkok Modern Terminals/Bangkok|100.5833|13.6|||
26667113|THBND|TH|Ban Don|99.3667|9.1833|||
26667116|THBNG|TH|Bangnara|101.8333|6.4333|||
26667120|THBNK|TH|Ban Kantang|99.5|7.4167|||
26667316|THBTC|TH|Bangpakong Terminal|100.9833|13.4667|||
26668062|THCHA|TH|Chanthaburi|102.2333|12.3|||
26668082|THCHU|TH|Chumphon|99.2667|10.4333|||
26677446|THKLA|TH|Ko Lanta|98.9|8.05|||
26677470|THKLY|TH|Khlong Yai|102.8873|11.7765|||
26677696|THKSM|TH|Ko Samui|99.9333|9.5333|||
26677902|THKYO|TH|Ko Yao|98.6|7.9|||
26678246|THLAS|TH|Lang Suan|99.15|9.95|||
26679530|THMEK|TH|Mae Klong|99.9833|13.3667|||
26680793|THNHP|TH|NH Prosperity|100.8|13.1833|||
26680899|THNKT|TH|Nakhon Si Thammarat|99.8667|9.2333|||
26683090|THPHA|TH|Phang-Nga|98.5167|8.4|||
26683193|THPKB|TH|Pakbara|99.7167|6.8667|||
26683364|THPPC|TH|Prachuap Port|99.5833|11.2|||
26686594|THSIC|TH|Sichon|99.9167|9.0167|||
26687477|THTAB|TH|Tak Bai Customs House|102.05|6.25|||
26687478|THTAC|TH|Tha Chaleap|101.8833|12.5833|||
26687714|THTHA|TH|Tha Sala|99.95|8.6667|||
26688001|THTPP|TH|Tungprong Pt|100.8333|12.7|||
26688719|THUCT|TH|Unithai Container Terminal|100.5833|13.5833|||
26798812|TKNKU|TK|Nukunonu|-171.848|-9.2005|||
26902800|TNBJC|TN|Borj Cedria|10.4|36.7|||
26903887|TNCHB|TN|Chebba|11.1|35.2333|||
26909848|TNHMM|TN|Al Hammamat|10.6167|36.4|||
26924154|TNTZE|TN|Al Marsa|10.3333|36.8833|||
27058678|TRADY|TR|Yumurtalik|35.7833|36.7667|||
27058893|TRAKB|TR|Akcaabat|39.5667|41.0167|||
27058894|TRAKC|TR|Akcansa|26.3833|40.1|||
27058916|TRAKY|TR|Akcay|26.9333|39.5833|||
27058960|TRAMA|TR|Amasra|32.3863|41.7463|||
27058994|TRANA|TR|Anamur|32.85|36.0667|||
27059251|TRAUT|TR|Yenikoy-Autoport|29.8667|40.7167|||
27059368|TRAYA|TR|Ayancik|34.5833|41.9333|||
27059371|TRAYD|TR|Altinkum|27.2879|37.3576|||
27059757|TRBBP|TR|Baba Point|26.0667|39.4667|||
27060559|TRBZB|TR|Bozburun|28.0434|36.6949|||
27060560|TRBZC|TR|Bozcaada|26.0667|39.8333|||
27061018|TRCES|TR|Cesme|26.3|38.3167|||
27061139|TRCID|TR|Cide|32.9833|41.9|||
27061545|TRCUB|TR|Cubuklu|29.0833|41.1042|||
27062037|TRDAR|TR|Darica|29.3945|40.7797|||
27063622|TRENE|TR|Enez|26.0523|40.6965|||
27064007|TREYP|TR|Evyap Port /Kocaeli|29.7|40.7667|||
27064350|TRFAS|TR|Fatsa|37.4833|41.0333|||
27064617|TRFIN|TR|Finike|30.1333|36.2833|||
27064810|TRFOC|TR|Foca|26.75|38.6667|||
27065566|TRGCK|TR|Gocek|28.9333|36.75|||
27065981|TRGOR|TR|Gorele|39|41.0333|||
27066797|TRHER|TR|Hereke|29.6147|40.7861|||
27066934|TRHIS|TR|Hisaronu|28.1333|36.7833|||
27067920|TRIDS|TR|Icdas Jetty|27.3|40.45|||
27068017|TRIGN|TR|Igneada|28.0167|41.8833|||
27070130|TRKAS|TR|Kas|29.6333|36.1833|||
27070292|TRKFK|TR|Kefken|30.25|41.2|||
27070307|TRKFZ|TR|Korfez|29.7333|40.7833|||
27070537|TRKMR|TR|Kemer|30.55|36.5833|||
27070543|TRKMX|TR|Kumport|28.8167|40.95|||
27070626|TRKPE|TR|Kartepe|29.9667|40.7333|||
27070708|TRKRS|TR|Karasu|30.7833|41.0667|||
27070709|TRKRT|TR|Karatas|35.3833|36.55|||
27070739|TRKSP|TR|Port of Karasu|30.6667|41.1167|||
27071676|TRLMA|TR|Limas|29.8833|40.7167|||
27072435|TRMAL|TR|Maltepe|29.1546|40.9004|||
27072708|TRMIM|TR|Mimarsinan|28.55|41.0167|||
27073002|TRMRA|TR|Marmara Adasi|27.55|40.5833|||
27073144|TRMVG|TR|Manavgat|31.45|36.7667|||
27076041|TRPEN|TR|Pendik|29.2725|40.8775|||
27076759|TRPZR|TR|Pazar|40.8833|41.1667|||
27079643|TRSIL|TR|Silivri|28.25|41.0667|||
27079738|TRSLE|TR|Sile|29.6|41.1667|||
27079949|TRSRL|TR|Saraylar|27.6667|40.6667|||
27079956|TRSRS|TR|Sar?seki|36.2167|36.6667|||
27080057|TRSUR|TR|Surmene|40.1167|40.9|||
27080805|TRTIR|TR|Tirebolu|38.8|41|||
27081221|TRTUZ|TR|Tuzla|29.25|40.8333|||
27082138|TRUNY|TR|Unye|37.2833|41.1333|||
27082838|TRVAK|TR|Vakfikebir|39.2667|41.0333|||
27086307|TRYAL|TR|Yalova|29.2667|40.65|||
27086578|TRYIK|TR|Yesilovacik|33.654|36.1811|||
27139731|TTCHV|TT|Charlotteville|-60.55|11.3167|||
27139846|TTCLA|TT|Claxton Bay|-61.4667|10.35|||
27143469|TTFPT|TT|Saint Mary's|-61.5333|10.2167|||
27158142|TTSFE|TT|San Fernando|-61.4684|10.2797|||
27256239|TWBAL|TW|Bali|121.4|25.15|||
27256330|TWBDA|TW|Budai|120.1|23.3667|||
27268004|TWLGM|TW|Lung-men|119.6667|23.5667|||
27276129|TWSHL|TW|Sha-lun|121.2167|25.1|||
27277491|TWTNN|TW|Tainan|120.1735|22.9726|||
27277701|TWTTT|TW|Taitung|121.1446|22.7599|||
27277865|TWTYN|TW|Taoyuan|121.0085|24.99|||
27384828|TZKIM|TZ|Kilwa Masoko|39.5131|-8.9251|||
27385810|TZLDI|TZ|Lindi|39.7165|-9.9971|||
27390337|TZPAN|TZ|Pangani|38.9747|-5.4253|||
27742979|UAOCH|UA|Ochakiv|31.5667|46.6|||
28434218|USAA2|US|Alabama Pt.|-88.1|30.35|||
28434228|USABC|US|Port Hadlock|-122.75|48.0167|||
28434369|USAFH|US|Bath|-76.8|35.4667|||
28434372|USAFK|US|Afognak|-152.7667|58|||
28434455|USAHZ|US|Atlantic Highlands|-74.0333|40.4|||
28434568|USALC|US|Amelia City|-81.45|30.5833|||
28434605|USAMF|US|Amagansett|-72.15|40.9667|||
28434855|USATR|US|Atreco|-93.8667|29.9667|||
28434958|USAWS|US|Newcastle|-69.5333|44.0333|||
28435382|USBBA|US|Bethany Beach|-75.05|38.5333|||
28435438|USBCW|US|Brewster|-70.0833|41.7667|||
28435516|USBE8|US|Belle Harbor|-73.8333|40.5667|||
28435926|USBRA|US|Bradwood|-123.4333|46.1833|||
28436245|USB2N|US|Brinnon|-122.9154|47.6628|||
28436263|USB27|US|Bolinas|-122.6833|37.9|||
28436519|USCAP|US|Capitan|-120.0333|34.45|||
28436531|USCA3|US|Chatham|-69.9333|41.6667|||
28436591|USCCT|US|Calvert City|-88.3106|37.0487|||
28436598|USCC2|US|Cape Coral|-81.95|26.5667|||
28436712|USCGE|US|Cambridge|-76.0788|38.5632|||
28436713|USCGF|US|Cape May|-74.9167|38.9333|||
28436723|USCGP|US|Capitola|-121.95|36.9667|||
28436812|USCJC|US|Chinook|-123.9333|46.2667|||
28436878|USCLA|US|Claymont|-75.4596|39.8007|||
28436958|USCNM|US|Carlsbad|-117.3506|33.1581|||
28437007|USCO3|US|Claremont|-76.9667|37.2667|||
28437044|USCP6|US|Cove Point|-76.3833|38.3667|||
28437736|USDCI|US|Delaware City|-75.5833|39.5667|||
28437898|USDHA|US|Daphne|-87.9|30.6|||
28438284|USDSM|US|Des Moines|-122.3243|47.4018|||
28438321|USDTP|US|Portland|-97.3167|27.8667|||
28438347|USDUH|US|Duxbury|-70.6667|42.05|||
28439093|USEIF|US|Madeira Beach|-82.7833|27.7833|||
28439157|USEKB|US|East Keansburg|-74.1167|40.4333|||
28439255|USEM7|US|East Machias|-67.3833|44.7333|||
28439314|USEOW|US|Edmonds|-122.3774|47.8107|||
28439382|USEQW|US|Elwood|-119.8833|34.4333|||
28439516|USEUU|US|Placida|-82.2667|26.8333|||
28439523|USEU3|US|Leucadia|-117.3|33.0667|||
28440011|USFBF|US|Flagler Beach|-81.1167|29.4667|||
28440236|USFH2|US|Fair Haven|-74.0333|40.3667|||
28440378|USFL8|US|Bal Harbour|-80.1167|25.8833|||
28440415|USFNB|US|Freeland|-122.5333|48|||
28440450|USFOC|US|Port Fourchon|-90.1833|29.1|||
28440630|USFTM|US|Fort Monmouth|-74.0333|40.3167|||
28441368|USGHC|US|Grays Harbor City|-123.95|46.9833|||
28441540|USGME|US|Edgemere|-76.45|39.2333|||
28441843|USGVB|US|Grover Beach|-120.6167|35.1167|||
28441917|USGXH|US|Sag Harbor|-72.3|41.0167|||
28442291|USHAH|US|Hahnville|-90.4101|29.9876|||
28442315|USHA7|US|Haleiwa|-158.1|21.5833|||
28442608|USHJS|US|Harbor Island|-97.0667|27.8667|||
28442854|USHQ2|US|Cold Spring Harbor|-73.45|40.8667|||
28442889|USHR3|US|Hampton Roads Pt|-76.35|36.9667|||
28442901|USHSF|US|Hudson|-82.7|28.35|||
28443055|USHWX|US|Hewlett|-73.6833|40.65|||
28443086|USHXU|US|Hercules|-122.2833|38.0167|||
28443441|USIAB|US|Addison|-67.75|44.6167|||
28443662|USIGS|US|Big Stone|-75.3167|38.9833|||
28443973|USIPX|US|Ship Island|-88.95|30.2|||
28444044|USIR2|US|Indian River City|-80.8|28.5667|||
28444263|USIYH|US|Miami Beach|-80.1333|25.7833|||
28444941|USJKF|US|Jakolof Bay|-151.5167|59.45|||
28445130|USJPY|US|Jamesport|-72.5833|40.95|||
28445149|USJQJ|US|Santa Rosa Beach|-86.2333|30.4|||
28445232|USJSY|US|Saint James City|-82.0833|26.4833|||
28445758|USKAG|US|Kaguyak|-153.7833|56.8667|||
28446031|USKIH|US|Kihei|-156.45|20.7833|||
28446159|USKL9|US|Kahuku|-157.95|21.6667|||
28446417|USKTT|US|Kitty Hawk|-75.7|36.0667|||
28446433|USKUB|US|Kuluk Bay|-176.5667|51.8667|||
28446985|USLCJ|US|Long Branch|-74|40.3|||
28447177|USLH7|US|Lenard Harbour|-162.4167|55.1167|||
28447434|USLPQ|US|Lake Park|-80.0667|26.8|||
28447660|USLWE|US|Lawrence|-73.7167|40.6167|||
28447668|USLWM|US|Lawrence|-73.7296|40.6157|||
28447736|USLYM|US|Lynn Haven|-85.65|30.2333|||
28447795|USL2D|US|Little Deer Isle|-68.6833|44.2833|||
28447807|USL2P|US|Lighthouse Point|-80.0833|26.2667|||
28448040|USL9K|US|Longboat Key|-82.65|27.4|||
28448149|USMCR|US|Manchester|-122.5333|47.55|||
28448334|USMH8|US|Manhasset|-73.7|40.8|||
28448535|USMN5|US|Menemsha|-70.7667|41.35|||
28448886|USMYG|US|Myrtle Grove|-77.8816|34.1346|||
28449024|USM4I|US|Miami Shores|-80.1833|25.85|||
28449200|USM9O|US|Monmouth Beach|-73.9667|40.3167|||
28449282|USNB4|US|Neets Bay|-131.6|55.7833|||
28449732|USNPC|US|Neptune City|-74.0167|40.2|||
28449771|USNQH|US|Annisquam Harbour|-70.6833|42.6667|||
28449934|USNVA|US|Navarre|-86.85|30.4|||
28449955|USNVV|US|Coconut Grove|-80.25|25.7167|||
28449994|USNW2|US|North Wildwood|-74.8167|38.9833|||
28450173|USN4B|US|North Beach|-76.5167|38.7|||
28450375|USN99|US|North Bay Village|-80.15|25.8333|||
28450388|USOAM|US|Ocean Gate|-74.1333|39.9167|||
28450412|USOBC|US|Orange Beach|-87.5667|30.2833|||
28450436|USOB2|US|Oak Bluffs|-70.5667|41.45|||
28450459|USOCP|US|Oceanport|-74.0167|40.3167|||
28450497|USODT|US|South Dartmouth|-70.9333|41.5833|||
28451117|USOV3|US|Osterville|-70.3833|41.6333|||
28451239|USOZN|US|South Ozone Park|-73.8167|40.6667|||
28451558|USPA2|US|Point Arena|-123.6833|38.9|||
28451574|USPBI|US|West Palm Beach|-80.0534|26.7153|||
28451594|USPB4|US|Pensacola Beach|-87.1333|30.3333|||
28451597|USPB7|US|Cape Blanco|-124.5667|42.8333|||
28451642|USPDI|US|Port Madison|-122.5667|47.7|||
28451835|USPI7|US|Pleasant Island|-135.6333|58.35|||
28451926|USPLU|US|Port Ludlow|-122.6833|47.9167|||
28451961|USPMV|US|Port MacKenzie|-149.9167|61.2667|||
28452030|USPOW|US|Port Washington|-73.6833|40.8167|||
28452069|USPP3|US|Point Pleasant Beach|-74.05|40.0833|||
28452070|USPP4|US|Powells Point|-75.85|36.15|||
28452071|USPP5|US|Point Conception|-120.4667|34.45|||
28452128|USPRS|US|Point Roberts|-123.0667|48.9833|||
28452317|USPXD|US|South Padre Island|-97.15|26.1|||
28452349|USPYB|US|Perryman|-76.2|39.4667|||
28452580|USP64|US|Palmetto Bay|-80.3167|25.6167|||
28452843|USQET|US|East Setauket|-73.1|40.9333|||
28453142|USQNM|US|North Miami|-80.1833|25.8833|||
28453211|USQPN|US|Peconic|-72.45|41.0333|||
28453215|USQPR|US|Port Eads|-89.1667|29|||
28453551|USQZN|US|New Point|-76.2833|37.35|||
28454108|USRH2|US|Rogers Haven|-75.1|38.5667|||
28454670|USRYK|US|Rockaway Parks|-73.8333|40.5667|||
28455050|USSBQ|US|Ship Bottom|-74.1833|39.65|||
28455194|USSFY|US|Springfield|-85.6113|30.1533|||
28455298|USSI2|US|Sledge Island|-166.2|64.4833|||
28455359|USSKT|US|Stickney|-87.7941|41.8036|||
28455367|USSK3|US|Summerland Key|-81.45|24.65|||
28455536|USSP2|US|Sagaponack|-72.2833|40.9167|||
28455606|USSR4|US|Shalimar|-86.5833|30.45|||
28455639|USSS3|US|Somerset|-71.1667|41.7333|||
28455679|USST9|US|Saint George|-69.1833|44.0167|||
28455699|USSUT|US|Sunny Point|-77.95|33.9833|||
28455787|USSXF|US|San Mateo|-122.3255|37.563|||
28456064|USS7K|US|South Kingstown|-71.5167|41.4333|||
28456078|USS7Y|US|Smyrna|-76.5167|34.75|||
28456183|USTA3|US|Tahuya|-123.05|47.3667|||
28456197|USTBH|US|Atlantic Beach|-76.7333|34.7|||
28456199|USTBJ|US|Tanaga Bay|-178.0333|51.7333|||
28456212|USTBW|US|Point Barrow|-156.6667|71.2833|||
28456266|USTDI|US|Tatoosh Island|-124.7333|48.3833|||
28456324|USTE8|US|Tyee|-134.55|57.05|||
28456602|USTNE|US|Tavernier|-80.5167|25|||
28456619|USTNV|US|Triangle|-77.3333|38.55|||
28456668|USTPC|US|Cape Carteret|-77.0667|34.6833|||
28456857|USTUV|US|Gertrude Cove|177.45|51.9333|||
28456958|USTXU|US|Garden City|-79.0087|33.593|||
28457734|USUMO|US|Cataumet|-70.6167|41.6667|||
28457872|USUQQ|US|Tulalip|-122.2833|48.0667|||
28458826|USVKS|US|Vicksburg|-91.2965|30.0705|||
28459893|USWH7|US|Waianae|-158.1833|21.4333|||
28460052|USWMU|US|West Yarmouth|-70.25|41.65|||
28460153|USWPT|US|Westport|-123.7667|39.6333|||
28460230|USWR4|US|Wading River|-72.8333|40.95|||
28460798|USXAS|US|Freeport|-86.1333|30.4833|||
28461173|USXLT|US|Locust|-74.0333|40.3833|||
28461212|USXMY|US|Clallam Bay|-124.2667|48.2667|||
28461314|USXPY|US|Cape Henry|-76.0167|36.9167|||
28461400|USXSI|US|Shelter Island|-72.3333|41.0667|||
28461450|USXTY|US|Tuckahoe|-72.4|40.8833|||
28462219|USYIL|US|Indialantic|-80.6008|28.0775|||
28462277|USYKB|US|York Beach|-70.6|43.1667|||
28462334|USYLY|US|West Sayville|-73.1|40.7333|||
28462414|USYOC|US|Lincoln City|-124.0167|44.9667|||
28462422|USYOK|US|Yoke Bay|-176.0333|52.0167|||
28462428|USYOQ|US|Ogunquit|-70.6|43.25|||
28462475|USYP5|US|Purchase|-73.4|41.0333|||
28462645|USYU5|US|Cayucos|-120.8833|35.4333|||
28462658|USYVI|US|Vashon Island|-122.4667|47.4167|||
28462664|USYVO|US|Lynnhaven Roads|-76.1|36.9333|||
28463212|USZDS|US|Sands Point|-73.7167|40.85|||
28463233|USZEF|US|East Falmouth|-70.55|41.5667|||
28463315|USZGT|US|Charleston Heights|-79.9667|32.85|||
28463516|USZMQ|US|Manasquan|-74.0333|40.1167|||
28463541|USZNH|US|Tenants Harbour|-69.2167|43.95|||
28463585|USZOR|US|Sarasota|-82.5333|27.3333|||
28463694|USZRY|US|Rye|-73.6833|40.9667|||
28463915|USZYH|US|York Harbor|-70.6333|43.1333|||
28463916|USZYI|US|Tybee Island|-80.8333|32|||
28463944|USZZC|US|Corolla|-75.8333|36.3833|||
28463965|USZZX|US|Emerald Isle|-76.9508|34.6779|||
28465891|US3OL|US|Wellfleet|-70.0333|41.9333|||
28466643|US4CP|US|Captiva|-82.1833|26.5167|||
28467761|US5BL|US|Laurence Harbor|-74.2333|40.45|||
28469537|US6TT|US|Saint Pete Beach|-82.7333|27.7167|||
28470515|US7OL|US|Sea Cliff|-73.6333|40.8333|||
28471968|US8XC|US|Woodmere|-73.7|40.6167|||
28472348|US9AI|US|Waianae|-158.1833|21.4333|||
28672345|UYCAR|UY|Carmelo|-58.284|-34.0002|||
28687473|UYPDP|UY|Punta del Este|-54.9338|-34.9475|||
28687645|UYPIR|UY|Piriapolis|-55.2667|-34.8667|||
29143989|VCCAN|VC|Canouan Island|-61.3167|12.7167|||
29149184|VCGRG|VC|Georgetown|-61.1167|13.2667|||
29220850|VEARA|VE|Araya|-64.2555|10.58|||
29222636|VECBS|VE|Cabimas/Maracaibo L|-71.4521|10.3991|||
29222838|VECHQ|VE|Chiquinquira|-71.6333|10.4333|||
29233216|VELGY|VE|Lagunillas|-71.2595|10.1301|||
29233713|VELVL|VE|La Vela de Coro|-69.5657|11.4608|||
29237694|VEPCO|VE|Puerto Carenero|-64.1667|10.4833|||
29238035|VEPMP|VE|Pampatar|-63.793|11.0008|||
29242563|VETJV|VE|Tia Juana/Maracaibo L|-71.3634|10.2593|||
29310001|VGJVD|VG|Jost Van Dyke|-64.7306|18.4393|||
29314198|VGNIS|VG|Norman Island|-64.6167|18.3167|||
29319940|VGSHO|VG|Sopers Hole|-64.7|18.3833|||
29576388|VNCCA|VN|Cua Cam Terminal|106.6833|20.8667|||
29576408|VNCCU|VN|Cai Cui Port|106.5|9.9833|||
29576752|VNCMY|VN|Chan May Port|108|16.3333|||
29577000|VNCUA|VN|Cua Lo|105.7167|18.8167|||
29577021|VNCUV|VN|Cua Viet Port|107.1667|16.9|||
29577038|VNCVE|VN|Chua Ve Terminal|106.7|20.8667|||
29577898|VNDMO|VN|Dam Mon|109.4|12.6667|||
29577918|VNDNA|VN|Dong Nai|106.3167|18.0833|||
29577945|VNDN3|VN|Dong Hai|106.2833|18.1667|||
29577959|VNDOH|VN|Dong Hoi|106.6223|17.4688|||
29578210|VNDVU|VN|Dinh Vu Terminal|106.7667|20.9|||
29578258|VNDXA|VN|Doan Xa Terminal|106.6833|20.8667|||
29578271|VNDXN|VN|Dong Xuyen Port|107.1|10.4|||
29582489|VNHLP|VN|Hon La Port|106.5167|17.9333|||
29586391|VNKYH|VN|Ky Ha Terminal|108.6833|15.4833|||
29586400|VNKYQ|VN|Ky Ha Quang Nam Terminal|108.6833|15.4667|||
29586739|VNLAP|VN|Long An International Port|106.7333|10.5333|||
29589247|VNNGH|VN|Nghi Son|105.8333|19.3333|||
29589277|VNNHD|VN|Nam Hai Dinh Vu Port|106.85|20.8167|||
29589769|VNNVT|VN|Nguyen Van Troi Port|108.2167|16.05|||
29591593|VNPHH|VN|Phan Thiet|108.1021|10.9289|||
29594933|VNSDP|VN|Son Duong Port|106.45|18.1|||
29595087|VNSH9|VN|Song Han 9|108.2167|16.05|||
29596007|VNTBB|VN|Tuy Hoa|109.3209|13.0955|||
29596230|VNTHU|VN|Thuan An|108.6667|15.5|||
29596699|VNTVN|VN|Transvina Terminal|106.6833|20.8667|||
29598290|VNVAG|VN|V?ng Ang|106.4333|18.0667|||
29598359|VNVCH|VN|Vat Cach|106.6|20.8833|||
29598876|VNVRO|VN|Vung Ro|109.4167|12.85|||
31106884|WSAAU|WS|Asau|-172.6378|-13.5196|||
33241999|YELAD|YE|Little Aden|44.8667|12.7333|||
33247210|YEPRM|YE|Perim Island|43.4167|12.65|||
33823158|YTDZA|YT|Dzaoudzi-Pamandzi Apt|45.2833|-12.8|||
33830852|YTKNK|YT|Kani-Keli|45.1|-12.95|||
33832045|YTLON|YT|Longoni|45.1646|-12.7222|||
33832724|YTMAM|YT|Mamoudzou|45.2333|-12.7833|||
34413082|ZAEBY|ZA|Elands Bay|18.3167|-32.3|||
34419287|ZAJOH|ZA|Port Saint John's|29.5448|-31.6229|||
34420448|ZAKOM|ZA|Kommetjie|18.3167|-34.1333|||
34420454|ZAKOS|ZA|Kenton-on-Sea|26.65|-33.6667|||
34423648|ZANGQ|ZA|Port of Ngqura|25.687|-33.802|||
34423915|ZANOL|ZA|Port Nolloth|16.8697|-29.2519|||
34425879|ZAPED|ZA|Port Edward|30.2167|-31.05|||
34425889|ZAPEN|ZA|Pennington|30.7|-30.3833|||
34429661|ZASNL|ZA|Southbroom|30.3167|-30.9167|||
34429857|ZASTD|ZA|Strand|18.8333|-34.1167|||
34437464|ZAZE4|ZA|Sezela|30.6833|-30.4167|||
34440362|ZA3WC|ZA|Goudiniweg|19.3167|-34.6|||
34445615|ZA8GT|ZA|Bottelary|18.1|-33.1333|||
226263150||AR|Ushuaia|-68.4905|-54.9297|||
232094956||CL|Pta Arenas|-70.4331|-53.3039|||
261110674||CL|Fiordo Aysen|-73.259|-45.2497|||
271622674||CL|Puerto Montt|-73.2557|-42.3221|||
275535490||NZ|Petone|174.9019|-41.2496|||
275643419||NZ|Waikawa|174.1948|-41.2173|||
286332524||AU|Somerville|145.2476|-38.248|||
292167478||NZ|Gulf Harbor|174.7872|-36.6257|||
293895532||NZ|Whangarei|175.3217|-36.1417|||
295439793||AU|Penneshaw|137.9343|-35.7183|||
295983451||NZ|Matapouri|174.5105|-35.5621|||
296451441||NZ|Mimiwhangata Bay|174.4159|-35.4333|||
296737047||AU|Fisherman's Wharf Seafood|150.4769|-35.3573|||
296739434||NZ|Whangaruru|174.3462|-35.3541|||
297135422||NZ|Pareanui Bay|174.2286|-35.2463|||
297279420||NZ|Moturua Island|174.2091|-35.2036|||
298071353||NZ|Mangonui|173.5308|-34.9846|||
298647341||NZ|Burg|173.4101|-34.8242|||
300936485||ZA|St Francis Bay|24.8524|-34.184|||
305462845||CL|Puerto Monp4|-71.5404|-32.9279|||
316192868||BR|Santa Clara|-51.3129|-29.9487|||
316300876||BR|Ou Liu Heng|-51.24|-29.9165|||
316336862||BR|Santa Clara|-51.3741|-29.9013|||
325696396||PY|Asuncion|-56.0396|-27.3013|||
325840148||AR|Asuncion|-58.5117|-27.2658|||
326555067||CL|Anakena|-109.3241|-27.069|||
327350918||CL|Punta Totoralillo|-70.8142|-26.8491|||
327605139||BR|Penha|-48.6067|-26.7767|||
337216277||PY|Asuncion|-57.2284|-24.1056|||
340549093||AU|Great Keppel Island|150.9325|-23.1835|||
340709570||BR|Saco Do Ceu I Grand|-44.2957|-23.1307|||
341285556||BR|Aangkou|-44.4351|-22.9735|||
343430689||NC|Annenhaven|166.8911|-22.3874|||
343754628||NC|Gold Coast|166.2894|-22.2951|||
355648229||BR|Asuncion|-57.7085|-18.9844|||
360938863||PE|Tablones|-71.3615|-17.5111|||
361683712||FJ|Yalobi|177.1208|-17.313|||
364098851||PF|Vaitoare|-151.487|-16.6366|||
364934678||PE|Cfg La Planchada|-73.2192|-16.4052|||
367103182||AO|Tombua|11.8279|-15.8025|||
375278799||MG|Madagascar|47.9986|-13.5363|||
377102351||PE|Cerro Azul|-76.4831|-13.0281|||
377610131||BR|Itaparica|-38.6863|-12.8884|||
379082320||PE|Pucusana|-76.7997|-12.4799|||
380467688||CC|West Island|96.8813|-12.0921|||
389954161||PE|Puerto Casma|-78.3861|-9.4558|||
390674150||PE|Samanco|-78.4981|-9.2559|||
391630486||ID|Atapupu|124.8615|-8.9971|||
393609434||ID|Muncar|114.345|-8.4438|||
393645268||ID|Pondok Dadap|112.6838|-8.4314|||
393825457||ID|Pengambengan|114.5746|-8.3862|||
393861347||ID|Puger|113.4769|-8.3778|||
394185172||ID|Prigi|111.7294|-8.2874|||
394401107||ID|Tamperan|111.0741|-8.2266|||
394509079||ID|Sadeng|110.7994|-8.1914|||
396164788||ID|Sancang|107.8855|-7.7387|||
396273352||ID|Paiton|113.5232|-7.7064|||
396290056||PE|Malabrigo|-79.4359|-7.6954|||
396380880||ID|Ciawitali|108.8005|-7.6731|||
396416768||ID|Cilauteureun|107.6874|-7.6617|||
396453299||ID|Pasuruan|112.991|-7.6564|||
397388651||ID|Surade|106.5136|-7.3979|||
398720654||ID|Palabuhan Ratu|106.5413|-7.0233|||
399117005||ID|Tawang|110.05|-6.9166|||
399297229||ID|Brondong|112.2936|-6.8697|||
399332941||ID|Asem Doyong|109.4147|-6.8529|||
399440876||ID|Playangan|108.7605|-6.8235|||
399441054||ID|Morodemak|110.5448|-6.8215|||
399584864||ID|Pengarengan|108.6476|-6.785|||
399657195||ID|Jamong|111.9554|-6.7626|||
399873115||ID|Bajomulyo|111.1546|-6.7053|||
399873162||ID|Karanglincak|111.6284|-6.7006|||
400988581||ID|Labuan|105.8185|-6.3992|||
401240808||ID|Eretan Wetan|108.0874|-6.3244|||
401420766||ID|Blanakan|107.6631|-6.2704|||
401564770||ID|Muara Ciasem|107.7011|-6.2368|||
401816749||ID|Ciparage|107.4907|-6.1601|||
402248711||ID|Muara Bungin|107.1143|-6.0403|||
402320616||ID|Karangantu|106.164|-6.0287|||
404228462||ID|Kota Agung|104.6205|-5.4995|||
404732581||ID|Labuhan Maringgai|105.8197|-5.3586|||
408368579||ID|Teladas|105.7933|-4.3469|||
409791684||BR|Coari|-63.1585|-3.945|||
410190759||BR|Fernando De Noronha (Distrito Estadual)|-32.4086|-3.8332|||
410797934||PE|Zorritos|-80.6541|-3.6678|||
411409961||PE|Pizarro|-80.3896|-3.4995|||
413048420||ID|Palembang|104.207|-3.0442|||
414365563||BR|Sao Luis|-44.3625|-2.6778|||
414887345||ID|Babo|133.453|-2.534|||
416037274||ID|Hantipan|112.748|-2.2112|||
416089998||EC|Santa Lucia|-80.0171|-2.1943|||
417296612||ID|Sungailiat|106.1252|-1.8639|||
418521653||ID|Babulu Laut|116.5321|-1.5241|||
418522740||ID|Kawasi|127.407|-1.5273|||
419189151||BR|Ananindeua|-48.4853|-1.3343|||
419492046||ID|Batu Kalang|100.4687|-1.2573|||
420228883||EC|Sombrero Chino|-91.1624|-1.0409|||
420392976||ID|Teluk Batang|109.7696|-1.0072|||
421005725||ID|Mahakam Delta|117.2504|-0.8366|||
421092996||EC|Santa Fe|-90.0379|-0.8031|||
421221753||ID|Mahakam Delta|117.5327|-0.7793|||
421329756||ID|Mahakam Delta|117.5625|-0.7428|||
421581754||ID|Mahakam Delta|117.5404|-0.6734|||
421689734||ID|2Df42Fc5|117.3454|-0.6434|||
421760011||ID|Pariaman|100.1177|-0.6229|||
421848891||EC|Cean|-91.088|-0.5997|||
421941724||ID|Anggana|117.2435|-0.5707|||
421941728||ID|Anggana|117.288|-0.5792|||
422193758||ID|Mahakam Delta|117.5864|-0.5094|||
422337758||ID|Mahakam Delta|117.5833|-0.4605|||
425938166||ID|Wanggarasi|121.6624|0.5391|||
427090289||ID|Kwandang|122.8975|0.8534|||
427520405||ID|Barelang|104.0561|0.9766|||
427628395||ID|Sekupang|103.9525|1.0093|||
427736391||ID|Sekupang|103.9123|1.0304|||
427736412||ID|Telaga Punggur|104.1216|1.0302|||
428312899||ID|Pemangkat|108.992|1.1996|||
431202251||KI|London|-157.4898|2.002|||
436052626||ID|Matak|106.2605|3.3487|||
436378556||ID|Tamako|125.5643|3.4378|||
438302267||CO|Santa Genoveva de Docordó|-77.3257|3.9726|||
441416062||MY|Kuala Sepetang|100.6245|4.8374|||
441847777||ID|Idi Rayeuk|97.7736|4.9594|||
442711650||ID|Jeunieb|96.5073|5.1982|||
442819633||ID|Jangka Buya|96.3314|5.2292|||
442819748||ID|Glumpang Umpung Uno|97.4814|5.2217|||
443962562||NG|Warri|5.6225|5.5481|||
444178519||NG|Escravos Gas|5.1972|5.605|||
444250523||NG|Escravos|5.2397|5.6203|||
445410044||LK|Marissa|80.4486|5.9483|||
449230550||PH|Bato|125.5063|7.0041|||
451891837||TH|Ko He|98.3732|7.7471|||
451891876||TH|Phi Phi Don|98.7619|7.7457|||
455114618||CO|La Gloria|-73.8174|8.6415|||
457130006||PA|Panama Canal|-79.9336|9.2067|||
457346007||PA|Panama Canal|-79.921|9.2601|||
458749533||CR|Los Suenos|-84.6647|9.65|||
459181510||CR|Los Suenos|-84.8903|9.7762|||
460622426||CO|Puertcdelrey|-75.7328|10.1749|||
461252548||VN|Hochiminh|105.4803|10.3422|||
463178526||CO|Columbia|-74.7391|10.88|||
464582661||CO|Puerto Brisa|-73.3814|11.2737|||
467139135||CW|Little Curacao|-68.6461|11.9863|||
469155860||GD|Petit Saint Vincent|-61.3935|12.541|||
470992045||BB|Oistins|-59.5433|13.057|||
471820034||BB|Checker Hall|-59.6529|13.2848|||
471855875||VC|Chateaubelair|-61.2404|13.293|||
472177862||CO|Mountain|-81.3705|13.3807|||
472736025||TH|Samut Sakhon|100.257|13.5311|||
473763893||LC|Jalousie|-61.0684|13.8201|||
477691549||CV|Sao Filipe|-24.5054|14.9135|||
478483678||CV|Vila Do Maio|-23.2191|15.1379|||
479023624||CV|Tarrafal|-23.7561|15.282|||
479631855||DM|Salisbury|-61.4482|15.4519|||
483631563||CV|Tarrafal|-24.3655|16.5686|||
483739709||CV|Santa Maria|-22.909|16.5931|||
489512947||CN|Sanya|109.4707|18.1955|||
489656935||CN|Sanya|109.3588|18.2314|||
489656949||CN|Sanya|109.4954|18.2374|||
489728972||CN|Sanya|109.722|18.2587|||
489855474||PR|Bteret|-65.2535|18.2979|||
490052911||CN|Yazhou|109.1187|18.3468|||
490611161||DO|West Palm Beach|-68.3806|18.5021|||
492389303||IN|Artist Village|73.031|18.9994|||
493451516||MX|Barra De Navidad|-104.8363|19.2982|||
495956981||CN|31521Da9|109.8118|19.9823|||
496137056||CN|3153Dad7|110.5676|20.0306|||
496317057||CN|3153C4Ff|110.5711|20.0821|||
496497066||CN|3153C19F|110.6679|20.1395|||
496893011||CN|3152383F|110.1146|20.2431|||
496893027||CN|Xucheng|110.2787|20.2464|||
497253056||CN|3153Ba4D|110.5648|20.3415|||
499557016||CN|3152E7Ed|110.1614|20.9851|||
499664910||CN|Weizhou Island|109.1035|21.0137|||
499790634||BS|Bahamas|-73.6508|21.0501|||
499953039||CN|315326F3|110.3993|21.0966|||
500183477||MX|Vallarta|-105.2275|21.1625|||
500889062||CN|36Accb7B|110.6232|21.3512|||
501177128||CN|Maoming|111.2891|21.4346|||
501464820||CN|314Cadc3|108.2091|21.5124|||
501537163||CN|36Ab3D63|111.6342|21.5309|||
501573168||CN|36Ab1815|111.6859|21.5466|||
501609210||CN|36Aae933|112.1094|21.5573|||
501609217||CN|36Aaec71|112.1712|21.5538|||
501716910||CN|36B2C91F|109.1033|21.5843|||
501825199||CN|36Aae455|111.9984|21.6182|||
501896873||CN|36B3295D|108.7324|21.6352|||
501897211||CN|36Aaee21|112.1109|21.6394|||
501969195||CN|36Aae359|111.951|21.6574|||
502473201||CN|36Aaf9B3|112.0131|21.7964|||
502490782||TC|Turks Caicos|-72.1748|21.8019|||
502653241||CN|36Aa6325|112.4119|21.8473|||
502653301||CN|3401B7Cf|113.0157|21.8443|||
502653312||CN|Zhuhai|113.1288|21.8437|||
502688846||CN|36B33F3B|108.4607|21.8552|||
502761288||CN|3401Cf3F|112.883|21.8747|||
502833311||CN|Zhuhai|113.1126|21.8973|||
503445298||CN|3401Eaa7|112.9849|22.0689|||
503517321||CN|340199Bf|113.2148|22.0895|||
503958049||US|Hanalei|-159.5033|22.2114|||
504057341||CN|340178Ef|113.4152|22.2334|||
504309324||CN|Jing’an|113.2435|22.3021|||
504381435||HK|34041B3F|114.3532|22.3274|||
504525269||CN|3401F951|112.6959|22.3644|||
504633303||CN|34018A8D|113.0384|22.3949|||
504705309||CN|Jiangmen|113.0945|22.4148|||
504705331||CN|34022A45|113.3126|22.4151|||
504705421||HK|3404089F|114.2147|22.417|||
504741274||CN|3401F815|112.7474|22.4294|||
504777280||CN|3401F7Ff|112.8024|22.43|||
504813324||CN|3402291B|113.2499|22.4424|||
504849285||CN|34021D77|112.8566|22.4565|||
504849315||CN|Jianghai|113.154|22.4517|||
504885329||CN|34022Bcb|113.2968|22.4642|||
504921290||CN|3.40E+65|112.9043|22.4702|||
505029321||CN|3402292B|113.2184|22.5053|||
505029403||CN|3403F135|114.0397|22.5057|||
505065483||CN|34044A3F|114.8303|22.5181|||
505137408||CN|3403F425|114.0806|22.5313|||
505174034||TW|Kaosiung|120.3416|22.5412|||
505209339||CN|3403Cd17|113.3992|22.5598|||
505245317||CN|3402255B|113.1787|22.56|||
505281354||CN|Zhongshan|113.5407|22.5771|||
505353474||CN|340448Cd|114.7465|22.5945|||
505389315||CN|3402254D|113.1583|22.6061|||
505425310||CN|34023A55|113.1073|22.6162|||
505497334||CN|3402337B|113.3455|22.6324|||
505497357||CN|Guangzhou|113.5734|22.6385|||
505532923||CN|36B21435|109.2333|22.6447|||
505533339||CN|3403Cb5B|113.3994|22.6408|||
505605309||CN|34023B7B|113.095|22.6633|||
505605326||CN|340233Fb|113.2618|22.6698|||
505676926||CN|36B216B9|109.2647|22.681|||
505677551||CN|Shanwei|115.5134|22.683|||
505749320||CN|340237A5|113.2011|22.701|||
505784932||CN|36B21005|109.3289|22.7171|||
505785336||CN|3402355B|113.363|22.7111|||
505821308||CN|3402394B|113.082|22.7201|||
505821345||CN|Zhongshan|113.4576|22.7206|||
505856941||CN|36B20F87|109.4156|22.731|||
505857316||CN|3402381B|113.1655|22.7368|||
505857329||CN|34024A07|113.2958|22.7387|||
505893324||CN|3402361D|113.2432|22.7474|||
505929311||CN|3402385B|113.1184|22.7562|||
505929334||CN|34024Aed|113.3476|22.7549|||
505929555||CN|340578Cf|115.5587|22.7554|||
505964847||CN|36B3C22B|108.4743|22.7612|||
505965307||CN|340238A1|113.0702|22.7663|||
505966023||TW|Aang|120.2349|22.7622|||
506072850||CN|36B3C37F|108.5077|22.7961|||
506073318||CN|340247D1|113.1832|22.792|||
506109303||CN|3402405B|113.0395|22.8073|||
506181299||CN|3402401F|112.992|22.8285|||
506181341||CN|3403B365|113.4128|22.8204|||
506217294||CN|34026A55|112.9431|22.8386|||
506217308||CN|3402414B|113.0891|22.8367|||
506217313||CN|3402468B|113.1397|22.833|||
506252811||CN|36B3F6E1|108.1166|22.8419|||
506289338||CN|34024Cd5|113.3801|22.8541|||
506325290||CN|34026B8B|112.9043|22.8669|||
506325330||CN|34024C33|113.3007|22.866|||
506326018||TW|Hsinta|120.1846|22.8634|||
506360806||CN|36B3F7E9|108.061|22.8758|||
506397311||CN|3402446B|113.1104|22.88|||
506433315||CN|3402450B|113.1581|22.8933|||
506433321||CN|34024F97|113.2144|22.8989|||
506469306||CN|3402439D|113.0654|22.9067|||
506505288||CN|3402692D|112.8864|22.9127|||
506505327||CN|3.40E+07|113.2791|22.9146|||
506505336||CN|340252A1|113.3628|22.9101|||
506541301||CN|3402428F|113.0159|22.9244|||
506576957||CN|36Ae0029|109.5716|22.9331|||
506685286||CN|34026F07|112.8608|22.9683|||
506685299||CN|Foshan|112.992|22.9697|||
506685319||CN|Nanhai|113.196|22.9647|||
506685630||CN|Shenquan|116.3034|22.9635|||
506685651||CN|Jieyang|116.511|22.9622|||
506721309||CN|Foshan|113.0978|22.9795|||
506757304||CN|Foshan|113.0467|22.9821|||
506757314||CN|Foshan|113.1463|22.9892|||
506792957||CN|36Ae0207|109.5711|22.9978|||
506793295||CN|3402664D|112.953|22.9996|||
506829283||CN|3402656B|112.8311|23.0055|||
506829652||CN|Jieyang|116.528|23.007|||
506865318||CN|Foshan|113.1882|23.0165|||
506901302||CN|Foshan|113.0268|23.0252|||
506937246||CN|36A9D079|112.4672|23.0385|||
506937297||CN|Foshan|112.9794|23.0392|||
506937364||CN|3403A75F|113.6467|23.037|||
506973241||CN|36A9C551|112.4149|23.0468|||
507009251||CN|36A9D0B7|112.5142|23.0542|||
507009281||CN|340264C5|112.813|23.0535|||
507009412||CN|34037De3|114.1233|23.0508|||
507044958||CN|36Ae02B1|109.5827|23.0695|||
507045360||CN|Dongguan|113.6001|23.0612|||
507081202||CN|36A9A52F|112.0278|23.0758|||
507081217||CN|36A9B77F|112.1757|23.0748|||
507097750||CU|Key West|-82.496|23.0891|||
507116963||CN|36Ae1B71|109.6388|23.0842|||
507117207||CN|36A9B083|112.0767|23.082|||
507117212||CN|36A9B9C3|112.1283|23.0882|||
507117239||CN|36A9C55F|112.3946|23.0888|||
507117296||CN|340260C1|112.9661|23.0854|||
507117408||CN|3.40E+85|114.0867|23.0839|||
507117415||CN|3404825F|114.1588|23.0855|||
507153198||CN|36A9A50B|111.9809|23.0931|||
507153279||CN|340264A9|112.7941|23.0968|||
507153381||CN|340373Eb|113.8149|23.0946|||
507153403||CN|34037B85|114.0396|23.0981|||
507170503||BS|Clarence Town|-74.9606|23.1016|||
507189221||CN|36A9B62B|112.2128|23.1047|||
507225365||CN|34030Bf7|113.6542|23.1134|||
507225385||CN|3403711B|113.8587|23.1145|||
507225392||CN|3403709B|113.9219|23.1147|||
507225397||CN|34037A45|113.976|23.1126|||
507225420||CN|3404833B|114.2007|23.1107|||
507261225||CN|36A9C981|112.2586|23.1203|||
507261293||CN|340260Fb|112.9334|23.1255|||
507297370||CN|34030C71|113.7002|23.1307|||
507297378||CN|3403733F|113.7843|23.1314|||
507333423||CN|34049B07|114.2369|23.1417|||
507369257||CN|34027F89|112.5772|23.1554|||
507369278||CN|340262A5|112.7829|23.1585|||
507369283||CN|3402627F|112.8321|23.1593|||
507369288||CN|340261Eb|112.8853|23.15|||
507405228||CN|36A9Ca2B|112.2824|23.1614|||
507441232||CN|36A9Cb8B|112.3294|23.1752|||
507441268||CN|3.40E+15|112.6816|23.1711|||
507441273||CN|34027D65|112.7309|23.1723|||
507477262||CN|34027Fc1|112.622|23.1881|||
507477660||CN|Haimen|116.6041|23.1804|||
507549280||CN|3402861D|112.8031|23.2014|||
507586008||TW|Tainan City|120.0826|23.2122|||
507657306||CN|3402F391|113.06|23.2351|||
507693281||CN|340288A5|112.8175|23.2454|||
507801285||CN|3.40E+41|112.8548|23.2773|||
507981286||CN|3.40E+29|112.8692|23.326|||
508053311||CN|3402Ee53|113.1104|23.3467|||
508053316||CN|3402Ef09|113.1602|23.3416|||
508125289||CN|3402917B|112.8966|23.3671|||
508305119||CN|36A8D605|111.1971|23.4153|||
508305685||CN|3411E8E5|116.8586|23.4147|||
508341114||CN|36A8D58D|111.1461|23.4273|||
508377288||CN|3402914B|112.8842|23.4345|||
508413125||CN|36A8D70B|111.2558|23.441|||
508413645||CN|Jieyang|116.4592|23.4486|||
508413650||CN|Jieyang|116.5099|23.4409|||
508557640||CN|Jieyang|116.4085|23.4894|||
508574425||BS|George Town|-75.7413|23.4914|||
508593648||CN|Jieyang|116.4869|23.4976|||
508629291||CN|340295F5|112.9104|23.5031|||
508701636||CN|Jieyang|116.3641|23.5248|||
508701644||CN|Jieyang|116.4485|23.5277|||
508845641||CN|Jieyang|116.4112|23.5664|||
508845740||CN|Zhangzhou|117.4064|23.5632|||
508917295||CN|3402B8D9|112.9512|23.5875|||
509078408||BS|Emerald Bay Exuma|-75.9177|23.6303|||
509097295||CN|3402B823|112.9546|23.6328|||
509169965||TW|Penghu County|119.6562|23.6584|||
509349741||CN|3412317D|117.4195|23.7053|||
509601768||CN|Zhangzhou|117.6804|23.7775|||
509870487||BS|Nassau|-75.1222|23.8503|||
510050372||BS|Port Everglades|-76.2726|23.9071|||
510177763||CN|3413B757|117.6333|23.9307|||
510249774||CN|3413A459|117.7448|23.9531|||
510734359||BS|Black Point|-76.4051|24.0984|||
510914358||BS|Black Point|-76.4184|24.1419|||
510999407||AE|Aldabiya|54.0756|24.1609|||
511035402||AE|Abu Dhabi|54.022|24.1704|||
511041795||CN|Zhangzhou|117.9563|24.1713|||
511071256||AE|Mugharrag Port|52.5674|24.183|||
511130352||BS|Staniel Cay|-76.4779|24.2065|||
511202347||BS|Compass Cay|-76.5223|24.2268|||
511359410||AE|Adco Jetty|54.1004|24.2614|||
511382346||BS|Compass Cay|-76.5382|24.274|||
511510175||TW|Kaohsiung|121.7577|24.301|||
511562343||BS|Bells Cay|-76.5641|24.3239|||
511797790||CN|3413803F|117.9022|24.3832|||
511814336||BS|Nassau|-76.6367|24.3998|||
511869842||TW|Kinmen|118.4288|24.4088|||
511978061||TW|Songbo Fishing Harbor|120.6123|24.4315|||
512079460||AE|Yas Marina|54.6073|24.4655|||
512259463||AE|Freeport|54.632|24.5119|||
512301773||CN|341470Ad|117.73|24.5248|||
512481358||CN|341C59F7|113.584|24.5747|||
512943465||AE|Alsadar|54.6567|24.7036|||
513448710||PK|Gadani|67.1058|24.8402|||
513777896||CN|346Adc2D|118.9693|24.9383|||
514029899||CN|346Adcf9|118.9917|25.0037|||
514082272||BS|Nassau|-77.2739|25.0209|||
514101911||CN|Putian|119.1123|25.0292|||
514137879||CN|346Ad10D|118.7956|25.0375|||
514281910||CN|Meizhou Island|119.1058|25.0797|||
514298276||BS|Rose Island|-77.2358|25.0889|||
514347514||AE|Dubai Marina|55.1419|25.091|||
514425905||CN|346Ae9Fb|119.0533|25.1116|||
514461914||CN|Putian|119.147|25.124|||
514641913||CN|346A9339|119.1311|25.1717|||
514677926||CN|346A8D3D|119.2605|25.1803|||
514694375||BS|Governor's Harbour|-76.2495|25.1955|||
514750168||TW|New Taipei City|121.6861|25.2039|||
514893944||CN|Putian|119.4497|25.2427|||
515001936||CN|346A88Fd|119.3645|25.2715|||
515181931||CN|Putian|119.3168|25.3291|||
515361948||CN|346A7Ea3|119.4886|25.3782|||
515469975||CN|Fuzhou|119.7503|25.401|||
515486209||BS|Chub Cay|-77.9058|25.4118|||
515505929||CN|Putian|119.2986|25.4133|||
515541911||CN|346A996D|119.118|25.4214|||
515577938||CN|346A7E29|119.3877|25.4367|||
515701980||US|Elliott Key|-80.196|25.4789|||
515954324||BS|Spanish Wells|-76.7575|25.5404|||
515973935||CN|34402Bbd|119.3537|25.5484|||
516098069||BS|Gun Cay|-79.3041|25.5868|||
516117987||CN|Fuzhou|119.8779|25.583|||
516261969||CN|Fuzhou|119.6994|25.6201|||
516421983||US|Key Biscayne|-80.1635|25.6716|||
516471151||QA|Al Khawr|51.5171|25.6872|||
516477946||CN|3441Cc55|119.4627|25.6848|||
516494068||BS|Alice Town|-79.3106|25.6981|||
516579078||QA|3E488Ee9|50.7854|25.7193|||
516674071||BS|Rw Cruise Port|-79.2804|25.7478|||
517233962||CN|3441Baf1|119.6288|25.8998|||
517515061||BH|3E485697|50.614|25.9716|||
517701937||CN|344052F3|119.3763|26.0223|||
517803061||BH|Ar Rifā‘|50.6198|26.0575|||
517809959||CN|3441A619|119.5953|26.0507|||
518349996||TW|Beigan|119.9664|26.2052|||
518601970||CN|3441120F|119.7051|26.2787|||
518762300||BS|Lynyard Cay|-76.9985|26.327|||
518781985||CN|Fuzhou|119.851|26.3264|||
518854022||TW|Fuzhou|120.2244|26.347|||
518925992||CN|Fuzhou|119.9242|26.36|||
518961987||CN|Fuzhou|119.8737|26.374|||
518961997||CN|Fuzhou|119.9718|26.3746|||
519033979||CN|Fuzhou|119.7921|26.3998|||
519050300||BS|Abacos|-76.9956|26.4018|||
519230295||BS|Nassau|-77.0484|26.4531|||
519265803||US|Fort Myers Beach|-81.9648|26.4622|||
519358012||CN|Ningde|120.1278|26.4889|||
519610012||CN|Ningde|120.1256|26.5579|||
519717960||CN|344124D3|119.6025|26.5814|||
519753259||CN|36A0080F|112.5926|26.5981|||
519770280||BS|Provincetown|-77.1975|26.6|||
519770297||BS|Man Of War Cay|-77.024|26.6081|||
519789997||CN|3.44E+31|119.9715|26.6038|||
519790014||CN|Ningde|120.1442|26.6011|||
519934031||CN|3444078D|120.3181|26.6463|||
519950290||BS|Ft Lauderdale|-77.094|26.6541|||
520022271||BS|Es La|-77.2822|26.6723|||
520058285||BS|Bakers Bay|-77.1469|26.6861|||
520114034||CN|Ningde|120.3417|26.6988|||
520149266||CN|341Ffe63|112.6644|26.7021|||
520150014||CN|3446Aa9B|120.149|26.7072|||
520294010||CN|3446Aa53|120.1044|26.7485|||
520345794||US|Burnt Store|-82.0593|26.7611|||
520474012||CN|3446A9A5|120.1219|26.7978|||
520509258||CN|369Fff91|112.5887|26.803|||
520581266||CN|342000F9|112.6606|26.8297|||
520581979||CN|3446B5F3|119.7988|26.8267|||
520798006||CN|3446A5E3|120.0623|26.8827|||
520958247||BS|Spanish Cay|-77.5243|26.9374|||
521014031||CN|Ningde|120.3169|26.948|||
521086036||CN|Ningde|120.3696|26.9628|||
521121265||CN|342007D7|112.6536|26.9756|||
521158046||CN|Ningde|120.4619|26.9801|||
521193277||CN|34200E5B|112.7727|26.9975|||
521230070||CN|Ningde|120.7019|27.0049|||
521374082||CN|Ningde|120.8248|27.0461|||
521697283||CN|34206D03|112.8368|27.1322|||
521734043||CN|Jiayang|120.4396|27.1425|||
521877285||CN|34206Dcd|112.8501|27.1815|||
521878040||CN|Jiayang|120.4089|27.181|||
521929981||US|Sewall's Point|-80.184|27.2087|||
522021285||CN|34206Ef9|112.8593|27.2269|||
522129289||CN|34206F4F|112.8951|27.2595|||
522202052||CN|3445Caa9|120.5242|27.2754|||
522217978||US|Hutchinson Island South|-80.2183|27.285|||
522418053||CN|3445B5F1|120.5328|27.3379|||
522633305||CN|34205F09|113.0531|27.3923|||
522670064||CN|Wenzhou|120.6412|27.4077|||
522850105||CN|Wenzhou|121.0522|27.4543|||
523245312||CN|3420F1B9|113.1287|27.5602|||
523318047||CN|3445C059|120.473|27.5815|||
523425310||CN|3420Ee0F|113.1059|27.6166|||
523534081||CN|34459C13|120.817|27.6411|||
523605310||CN|3420Eea5|113.1072|27.6669|||
523821313||CN|3420E9A5|113.1303|27.726|||
524001310||CN|3420C205|113.1057|27.7748|||
524109288||CN|342095F7|112.8804|27.8024|||
524109296||CN|3420Bf87|112.9643|27.8074|||
524110053||CN|34458D35|120.5309|27.8016|||
524132423||ES|As And Gbr|-15.7653|27.8165|||
524218056||CN|34458C8F|120.5665|27.8382|||
524218124||CN|Wenzhou|121.2447|27.8337|||
524253303||CN|3420C0C3|113.035|27.8453|||
524289311||CN|3420C385|113.1177|27.8525|||
524433295||CN|3420B85F|112.9561|27.8969|||
524577298||CN|3420B86F|112.9861|27.9371|||
524737945||US|Malabar|-80.546|27.9893|||
524938140||CN|344Fe849|121.4076|28.037|||
524953721||US|Dunedin|-82.7868|28.0496|||
525032550||ES|Brazil|-14.4997|28.0695|||
525045292||CN|3420B695|112.9261|28.0615|||
525104266||ES|Vueltas|-17.3323|28.0802|||
525154139||CN|Taizhou|121.398|28.0916|||
525154148||CN|Taizhou|121.4828|28.0961|||
525189293||CN|3420B459|112.9399|28.1057|||
525190058||CN|344F6621|120.5816|28.1081|||
525261557||CN|3424Cc21|115.5703|28.1223|||
525298112||CN|Taizhou|121.127|28.139|||
525334053||CN|344F6825|120.5362|28.1424|||
525334134||CN|Taizhou|121.3454|28.1412|||
525370043||CN|344F435F|120.4347|28.1593|||
525549296||CN|34274A4F|112.9628|28.205|||
525550137||CN|Ganjiang|121.3741|28.2098|||
525657580||CN|343B28C3|115.8082|28.2377|||
525765586||CN|343B27C1|115.8614|28.2611|||
525788314||ES|Playa De Masca|-16.8517|28.2713|||
525873294||CN|342748F1|112.9434|28.2965|||
525946121||CN|344Fb669|121.2105|28.3164|||
525946154||CN|344Fd47B|121.546|28.3165|||
526017291||CN|342748A1|112.914|28.3334|||
526089286||CN|3.43E+10|112.8675|28.3562|||
526089584||CN|343Ad75F|115.8433|28.3559|||
526197282||CN|3427450D|112.8248|28.3834|||
526269581||CN|343Ad059|115.8149|28.4097|||
526377280||CN|342744Cb|112.8007|28.4391|||
526557277||CN|34275Ca9|112.7777|28.4806|||
526629582||CN|343Acfc1|115.8203|28.5023|||
526665274||CN|34275Cfd|112.7466|28.5197|||
526724386||ES|Ing Gang|-16.1312|28.5329|||
526773580||CN|343Ac8C5|115.801|28.5441|||
526917581||CN|343Ac861|115.8199|28.5883|||
526917672||CN|343A6C47|116.7283|28.5864|||
526953225||CN|369Dea95|112.2599|28.5987|||
526989237||CN|369D932D|112.3747|28.6067|||
527061280||CN|342765F1|112.8007|28.6266|||
527096442||CN|36E907F1|104.4217|28.6307|||
527097583||CN|343Ab7F9|115.8338|28.6393|||
527132437||CN|36E900A9|104.3708|28.6469|||
527132447||CN|36E90807|104.4756|28.6433|||
527148394||US|Houston|-96.0549|28.6526|||
527169286||CN|3.43E+55|112.8683|28.6585|||
527220400||US|Matagorda|-95.9973|28.6723|||
527241586||CN|343Ab831|115.8688|28.6781|||
527277272||CN|3427648F|112.7257|28.6822|||
527292405||US|Matagorda|-95.95|28.6934|||
527348455||CN|36E90957|104.557|28.7022|||
527348512||CN|36Ebd085|105.1234|28.7067|||
527349286||CN|3.43E+29|112.8608|28.7048|||
527364409||US|Matagorda|-95.9026|28.7131|||
527385277||CN|34277Acd|112.7789|28.7128|||
527386161||CN|344E1Fd1|121.6177|28.7166|||
527492505||CN|36Ebd70D|105.0585|28.744|||
527492523||CN|36Ebc543|105.2351|28.745|||
527493283||CN|3.43E+14|112.8373|28.7466|||
527493588||CN|343Ab961|115.8864|28.7495|||
527528515||CN|36Ebd081|105.1596|28.7548|||
527528530||CN|36Ebc5Db|105.3056|28.7559|||
527564465||CN|36E90D33|104.6564|28.7656|||
527600501||CN|36E962Bd|105.0116|28.7758|||
527600536||CN|36Ebc71D|105.3633|28.7764|||
527601593||CN|343Aa351|115.9309|28.7733|||
527636471||CN|36E96E1D|104.7154|28.783|||
527636490||CN|36E9635D|104.9011|28.7822|||
527637287||CN|3427765F|112.8745|28.7834|||
527638177||CN|3451E519|121.772|28.7863|||
527672459||CN|36E90D75|104.5901|28.7903|||
527672476||CN|36E96E19|104.7673|28.7919|||
527708583||CN|36Eb0B01|105.8324|28.8009|||
527709636||CN|343A80D9|116.3637|28.8028|||
527710184||CN|3451F037|121.8472|28.8077|||
527744453||CN|36E911Dd|104.5376|28.8177|||
527745596||CN|343Aa311|115.9616|28.8161|||
527746166||CN|3451E2Dd|121.6648|28.8151|||
527780502||CN|36E96275|105.0282|28.8223|||
527780535||CN|36Ebc059|105.3509|28.8231|||
527796447||US|Houston|-95.5218|28.8386|||
527816497||CN|36E9622D|104.9761|28.8333|||
527817288||CN|3427761B|112.8848|28.8374|||
527888578||CN|36Eb0Ab3|105.7867|28.852|||
527889672||CN|3.43E+27|116.7238|28.8563|||
527889694||CN|3430A5Df|116.947|28.8502|||
527904452||US|Houston|-95.4742|28.8633|||
527924538||CN|36Ebbf93|105.3856|28.8628|||
527924543||CN|36Eb9571|105.4379|28.8697|||
527925598||CN|343Aa18F|115.9881|28.8617|||
527926163||CN|3451Fd43|121.6382|28.861|||
527960551||CN|36Eb9621|105.511|28.8734|||
527960561||CN|36Eb985D|105.6191|28.8714|||
527961148||CN|369C4271|111.4807|28.8746|||
527976457||US|Houston|-95.4231|28.8836|||
528032555||CN|36Eb97B9|105.5578|28.8966|||
528032572||CN|36Eb9E3D|105.7276|28.8919|||
528032588||CN|36Eb7305|105.8832|28.8911|||
528033232||CN|369D9Be1|112.3258|28.892|||
528033685||CN|3430A3C7|116.8566|28.8905|||
528070168||CN|3451Fc1D|121.6823|28.9086|||
528104546||CN|36Eb95A3|105.4645|28.9107|||
528104577||CN|36Eb9E23|105.7728|28.9145|||
528105204||CN|369Da5F9|112.049|28.9152|||
528105671||CN|3430995B|116.7119|28.9155|||
528141150||CN|369C42Cd|111.5093|28.9261|||
528141287||CN|34279C4F|112.8722|28.9225|||
528141703||CN|3430B1D1|117.037|28.9232|||
528176586||CN|36Eb7153|105.867|28.9343|||
528212554||CN|36Eb96Df|105.5457|28.9473|||
528212560||CN|36Eb9909|105.6047|28.9423|||
528213200||CN|369Da8C5|112.0097|28.9456|||
528284582||CN|36Eb7659|105.8266|28.9678|||
528285177||CN|369C5363|111.7766|28.9693|||
528285191||CN|369Dab97|111.9138|28.9672|||
528321170||CN|369C50D1|111.7049|28.9746|||
528357186||CN|369Daad7|111.8606|28.9825|||
528357196||CN|369Da901|111.9619|28.9868|||
528357664||CN|34309A13|116.6467|28.9855|||
528393152||CN|369C5C35|111.5279|28.993|||
528393158||CN|369C5917|111.5871|28.9903|||
528393285||CN|34279A39|112.8507|28.9914|||
528393603||CN|34300Acd|116.0332|28.9999|||
528429181||CN|369C54Cd|111.8117|29.0035|||
528464585||CN|36Eb7743|105.8513|29.0194|||
528465163||CN|369C5775|111.6399|29.0106|||
528501169||CN|369C50Cb|111.6923|29.023|||
528501289||CN|3.43E+06|112.8925|29.0209|||
528537159||CN|369C5919|111.5964|29.036|||
528537649||CN|3430861D|116.4999|29.0316|||
528537658||CN|34308Feb|116.5855|29.0349|||
528573154||CN|369C58D5|111.5449|29.0423|||
528573293||CN|342796Fb|112.9326|29.0491|||
528573641||CN|34307D51|116.4108|29.0495|||
528574194||CN|Ningbo|121.9405|29.049|||
528608589||CN|36Eb7A35|105.8986|29.0575|||
528644594||CN|36Eb6495|105.9499|29.0627|||
528645230||CN|369D7389|112.3014|29.0619|||
528645653||CN|34308F19|116.5389|29.0637|||
528680607||CN|36Eb66Bb|106.0768|29.0716|||
528680613||CN|36Eb60B9|106.1309|29.0754|||
528752601||CN|36Eb637D|106.0105|29.0956|||
528768952||US|Freshwater City La|-90.475|29.1089|||
528790151||CN|344Dfc15|121.5148|29.1055|||
528790163||CN|3452075B|121.637|29.106|||
528825296||CN|342795Bf|112.9677|29.1197|||
528825599||CN|34300Cef|115.9988|29.1171|||
528825631||CN|Duchang|116.315|29.1142|||
528825699||CN|3430C805|116.9934|29.1104|||
528826158||CN|344Df8A5|121.5852|29.1193|||
528826188||CN|Ningbo|121.8869|29.1156|||
528898205||CN|Ningbo|122.0507|29.1345|||
528932611||CN|36Eb601F|106.1102|29.1404|||
528970146||CN|344Dfb43|121.4657|29.1515|||
529005298||CN|3427955D|112.9868|29.1654|||
529006185||CN|Ningbo|121.852|29.1609|||
529006196||CN|Ningbo|121.963|29.1648|||
529040614||CN|36Ec9F79|106.1444|29.1767|||
529041619||CN|34306F25|116.1937|29.1724|||
529077601||CN|3430131F|116.0152|29.1825|||
529078162||CN|344Df7Fd|121.6242|29.1899|||
529078190||CN|Ningbo|121.9034|29.1847|||
529150204||CN|Ningbo|122.0464|29.2085|||
529186194||CN|Ningbo|121.9455|29.2129|||
529220615||CN|36Ec9F63|106.1567|29.2234|||
529220622||CN|36Eca155|106.2213|29.229|||
529221617||CN|Duchang|116.174|29.2247|||
529257300||CN|3427C029|113.0044|29.2346|||
529257600||CN|3430136B|116.0033|29.238|||
529257612||CN|3430690D|116.1204|29.2365|||
529272499||US|Houston|-95.0098|29.2451|||
529272932||US|Cocodrie|-90.6787|29.2449|||
529293606||CN|34306A35|116.0674|29.2414|||
529294179||CN|34520D95|121.7908|29.2432|||
529345065||US|New Orleans|-89.3499|29.2682|||
529400628||CN|36Eca435|106.2887|29.2712|||
529400634||CN|36Eca57F|106.343|29.2778|||
529401206||CN|369D10B3|112.063|29.2737|||
529402154||CN|344Df6Ad|121.5403|29.2777|||
529436623||CN|36Eca379|106.2349|29.2837|||
529510178||CN|34520D35|121.7851|29.3038|||
529544637||CN|36Ecafcb|106.3797|29.3158|||
529545605||CN|3430400F|116.051|29.311|||
529581205||CN|369D1783|112.0574|29.3247|||
529597060||US|New Orleans|-89.396|29.3317|||
529618194||CN|34526Bcb|121.9464|29.3302|||
529652641||CN|36Ecb179|106.4149|29.3495|||
529689606||CN|343040Eb|116.0693|29.3595|||
529762192||CN|3452690D|121.9276|29.3746|||
529796645||CN|36Ecb387|106.4564|29.3856|||
529796652||CN|36Ecb355|106.5211|29.3887|||
529905602||CN|3430387F|116.0285|29.4127|||
529942196||CN|Danxi|121.9629|29.4201|||
529978219||CN|Ningbo|122.1932|29.4334|||
530013313||CN|Yueyang|113.1373|29.4444|||
530013606||CN|3430462B|116.0623|29.4484|||
530048649||CN|36Ecb4C1|106.492|29.453|||
530049306||CN|3427Dc07|113.0645|29.4532|||
530050147||CN|344D8Dc1|121.473|29.4552|||
530120653||CN|36934Aad|106.5392|29.4735|||
530121294||CN|3427E0C1|112.9442|29.4748|||
530121610||CN|3430489F|116.1035|29.4774|||
530193298||CN|3.43E+90|112.9875|29.4996|||
530229305||CN|3427Dec1|113.0512|29.504|||
530244510||US|Dickinson|-94.8947|29.5164|||
530264652||CN|3693352D|106.527|29.5182|||
530265319||CN|Yueyang|113.1962|29.5179|||
530265613||CN|34304Ecb|116.1372|29.5142|||
530301293||CN|3.43E+114|112.9319|29.5205|||
530316912||US|Boh Brothers|-90.8734|29.5356|||
530409323||CN|Yueyang|113.2364|29.5525|||
530444647||CN|36Eccb43|106.4732|29.5694|||
530445291||CN|3.43E+200|112.9158|29.5643|||
530445611||CN|3430494B|116.117|29.5609|||
530516683||CN|36933C5F|106.8331|29.5801|||
530532796||US|Swpass|-92.0399|29.5922|||
530552673||CN|36933A63|106.7348|29.5968|||
530588678||CN|36933B0D|106.7851|29.6094|||
530589179||CN|369Cd773|111.7986|29.6064|||
530625290||CN|3428097D|112.9021|29.6147|||
530625612||CN|34304B43|116.1232|29.6157|||
530768688||CN|3693220D|106.8878|29.6576|||
530768737||CN|3693Ab89|107.3795|29.6584|||
530769293||CN|34280C77|112.9394|29.6512|||
530805616||CN|3431B3A1|116.1642|29.6693|||
530820506||US|Cedar Bayou|-94.9304|29.6728|||
530840718||CN|3693010B|107.181|29.6783|||
530878226||CN|3452E357|122.2666|29.6822|||
530912693||CN|369318B5|106.9316|29.6952|||
530912722||CN|3693005D|107.2284|29.6964|||
530913259||CN|342801F7|112.5938|29.6966|||
530913291||CN|34280C31|112.9169|29.6995|||
530984714||CN|369302Ff|107.1417|29.7117|||
530984727||CN|3692554B|107.278|29.7152|||
530984737||CN|3692533F|107.3771|29.7183|||
530985264||CN|3428023F|112.6409|29.7165|||
530985594||CN|Jiujiang|115.9495|29.7184|||
531021619||CN|3431B025|116.1921|29.7232|||
531057273||CN|3428048B|112.7369|29.7339|||
531057278||CN|3428055B|112.7891|29.7398|||
531057587||CN|Jiujiang|115.8789|29.7359|||
531057599||CN|Jiujiang|115.9973|29.7377|||
531092709||CN|3.69E+10|107.0996|29.7435|||
531092731||CN|369254B3|107.3183|29.7455|||
531093239||CN|3682Ae1D|112.3905|29.749|||
531093292||CN|3428120D|112.9256|29.7473|||
531093341||CN|34288A25|113.4149|29.7449|||
531128695||CN|3.69E+07|106.955|29.7543|||
531128740||CN|3692524D|107.4076|29.7551|||
531129384||CN|3428C0A5|113.8409|29.7506|||
531129614||CN|3431B059|116.1455|29.7523|||
531165243||CN|3682Ae25|112.438|29.7693|||
531165254||CN|3682A849|112.5418|29.7685|||
531165268||CN|3428033D|112.6802|29.7658|||
531165283||CN|3428103D|112.8313|29.7691|||
531165583||CN|3431D211|115.8364|29.7685|||
531165603||CN|Jiujiang|116.0385|29.7654|||
531165622||CN|3431A537|116.2269|29.765|||
531200700||CN|3.69E+05|107.004|29.7774|||
531201376||CN|3428C019|113.7609|29.7706|||
531201577||CN|3431D249|115.7713|29.7794|||
531236708||CN|3692E2B5|107.0864|29.7881|||
531237249||CN|3682A8C5|112.4933|29.7869|||
531272744||CN|369251F9|107.443|29.79|||
531273345||CN|34288B41|113.4567|29.7973|||
531273628||CN|3431A423|116.2849|29.791|||
531274148||CN|344D7963|121.4847|29.7949|||
531288817||US|Alta Mesa Weeks Isl|-91.8237|29.8078|||
531309289||CN|342813C3|112.8916|29.8067|||
531344704||CN|3.69E+256|107.0418|29.8146|||
531345238||CN|3682B05D|112.3892|29.8161|||
531345609||CN|3431B9D7|116.0997|29.8135|||
531345623||CN|3431A509|116.2379|29.8136|||
531381350||CN|3428F25F|113.5046|29.8214|||
531382026||CN|344C7091|120.2648|29.8245|||
531416748||CN|3.69E+31|107.4838|29.8355|||
531417370||CN|3428Ea51|113.7085|29.8302|||
531417553||CN|342E2945|115.5346|29.8352|||
531417570||CN|3431D659|115.7018|29.836|||
531417619||CN|3431A52B|116.1933|29.8369|||
531417631||CN|3431A419|116.3167|29.8302|||
531452757||CN|3.69E+06|107.5718|29.8477|||
531452762||CN|3692483F|107.6232|29.8409|||
531453548||CN|342E2C29|115.4826|29.8424|||
531453558||CN|342E290B|115.5889|29.8433|||
531453564||CN|342E29C1|115.6441|29.8414|||
531453636||CN|3431A085|116.3681|29.8433|||
531489355||CN|3428Ede1|113.5514|29.8501|||
531489576||CN|3431D0C3|115.7604|29.8586|||
531490032||CN|344C7Aa5|120.3291|29.8567|||
531524744||CN|3692500B|107.4468|29.8689|||
531524767||CN|Fengdu|107.6797|29.8632|||
531525240||CN|3682Bae1|112.4014|29.8691|||
531525360||CN|3428Edd9|113.6002|29.8677|||
531525543||CN|342E2Dfd|115.4374|29.8697|||
531560752||CN|36924F09|107.5247|29.8701|||
531561640||CN|34310A7D|116.4053|29.8748|||
531596772||CN|Fengdu|107.7264|29.8871|||
531612788||US|Fourchon|-92.1189|29.8922|||
531633648||CN|34310B33|116.4813|29.897|||
531633653||CN|3431731B|116.5338|29.8977|||
531633974||CN|344B95F7|119.7452|29.8915|||
531633979||CN|344B95E3|119.7985|29.8942|||
531634028||CN|344C7A45|120.2823|29.8907|||
531668748||CN|3692455B|107.4835|29.9009|||
531669540||CN|342E30Fd|115.4051|29.9085|||
531705241||CN|3682Bb57|112.4167|29.9145|||
531705363||CN|3428Eefd|113.6309|29.9103|||
531705375||CN|3428C2A5|113.7594|29.9199|||
531741381||CN|3428C32B|113.8118|29.923|||
531741984||CN|344B96E3|119.8402|29.9216|||
531756733||US|Talen S 193 Boat|-92.6605|29.9334|||
531776779||CN|36923B8D|107.791|29.9305|||
531777370||CN|3428E805|113.7081|29.934|||
531813655||CN|3431718B|116.552|29.942|||
531814084||CN|344Cfef1|120.8411|29.9408|||
531849539||CN|342E3091|115.3939|29.9531|||
531849987||CN|344B9753|119.878|29.9528|||
531885384||CN|3428D951|113.8441|29.9685|||
531920782||CN|36923Ce1|107.8256|29.9736|||
531921658||CN|3.43E+21|116.5876|29.9759|||
531957991||CN|344B9A51|119.9199|29.9861|||
531958049||CN|344C8A97|120.4999|29.9882|||
531958059||CN|344Cf403|120.5991|29.9803|||
531958087||CN|344Cfd89|120.8702|29.9858|||
531958102||CN|344D04Dd|121.0247|29.984|||
531993241||CN|3682Bd4F|112.4187|29.9923|||
531993535||CN|342E30A9|115.3594|29.9936|||
531993663||CN|3.43E+57|116.6354|29.9968|||
532064784||CN|369217F1|107.8448|30.0165|||
532066024||CN|344C7C27|120.2465|30.014|||
532066068||CN|344Cf0B5|120.6828|30.0166|||
532066076||CN|344Cfb7F|120.7609|30.0102|||
532080638||US|Southwestpass|-93.6184|30.0276|||
532101388||CN|3428D853|113.8846|30.0214|||
532101531||CN|342E38F1|115.3164|30.0243|||
532102122||CN|344D1379|121.2201|30.0283|||
532102192||CN|3452B935|121.9237|30.0224|||
532137239||CN|368297B7|112.3904|30.0357|||
532137393||CN|3428D78B|113.9331|30.039|||
532137666||CN|343165D5|116.6633|30.0396|||
532138061||CN|344Cf14D|120.6164|30.0314|||
532138081||CN|344Cfc97|120.8176|30.0376|||
532173996||CN|344B8305|119.9666|30.0489|||
532174002||CN|344B818B|120.0237|30.0401|||
532209398||CN|3428D7D5|113.9858|30.0558|||
532210066||CN|344Cf1Ab|120.6626|30.059|||
532245224||CN|368294Ff|112.2415|30.0678|||
532245229||CN|3682944B|112.295|30.0688|||
532245234||CN|3682964D|112.349|30.0632|||
532245671||CN|3.43E+08|116.7105|30.0618|||
532246007||CN|344B7F59|120.0702|30.064|||
532246022||CN|344C7E1D|120.2258|30.0668|||
532246058||CN|344Cf1F5|120.5813|30.065|||
532280785||CN|3692177F|107.8536|30.07|||
532281405||CN|Xianning|114.0584|30.0745|||
532282012||CN|344B7E2B|120.12|30.0794|||
532317663||CN|3431651F|116.6338|30.0804|||
532317675||CN|343160A9|116.7574|30.082|||
532318017||CN|344C8035|120.1757|30.0834|||
532353220||CN|3682Eac3|112.2016|30.0972|||
532354027||CN|344C842F|120.2776|30.0957|||
532389680||CN|3.43E+23|116.8065|30.1042|||
532390051||CN|344C8Cb5|120.5144|30.1097|||
532426040||CN|344C8C2B|120.4052|30.1183|||
532426057||CN|344Ced81|120.5772|30.1192|||
532426065||CN|344Cee31|120.6584|30.1166|||
532461408||CN|Xianning|114.0827|30.1247|||
532496790||CN|36921A4D|107.9013|30.1352|||
532498013||CN|344B7E11|120.1386|30.1351|||
532498030||CN|344C857F|120.3037|30.1382|||
532498274||CN|Zhoushan|122.7499|30.138|||
532533218||CN|3682Eb6D|112.1867|30.1484|||
532533403||CN|Xianning|114.0348|30.146|||
532533683||CN|34315F77|116.8332|30.143|||
532570035||CN|344C8E4B|120.3587|30.1547|||
532641399||CN|Xianning|113.9921|30.1735|||
532642011||CN|344B7Db5|120.1139|30.1791|||
532677222||CN|368292B1|112.2259|30.1829|||
532713687||CN|3.43E+182|116.877|30.1916|||
532714217||CN|35Ad2D33|122.1766|30.1978|||
532714263||CN|35Acc8D1|122.6366|30.194|||
532748797||CN|369202F9|107.9752|30.2008|||
532749395||CN|Xianning|113.9574|30.2074|||
532749515||CN|342E6977|115.1542|30.2098|||
532750019||CN|Hangzhou|120.1909|30.205|||
532750270||CN|Zhoushan|122.7015|30.2064|||
532785226||CN|36828C55|112.2667|30.2167|||
532785510||CN|342E6843|115.1025|30.2197|||
532785521||CN|342E6A4D|115.211|30.219|||
532857402||CN|3.43E+09|114.0213|30.2378|||
532929157||CN|3683110B|111.5742|30.2567|||
532929506||CN|342E65E1|115.0672|30.2529|||
532929689||CN|3433E3F5|116.8998|30.2552|||
532964799||CN|3692017F|107.997|30.2625|||
532965408||CN|Zhifang|114.0819|30.2653|||
533001152||CN|368313A3|111.5274|30.2799|||
533001203||CN|3682F059|112.0316|30.2759|||
533001227||CN|36828C59|112.2771|30.2746|||
533001390||CN|34293A5F|113.9082|30.2769|||
533001399||CN|Yuyue|113.9936|30.2769|||
533002021||CN|344C9C09|120.216|30.2716|||
533038015||CN|344B6277|120.156|30.2821|||
533053856||US|Jacksonville Beach|-81.4309|30.2904|||
533072811||CN|3691Fe8B|108.1172|30.2948|||
533073160||CN|3683102B|111.6084|30.2936|||
533073197||CN|3682Fa93|111.9797|30.2946|||
533073208||CN|3682F0E3|112.0809|30.2919|||
533073213||CN|3682F157|112.1338|30.2961|||
533074196||CN|35Ad4Af7|121.9609|30.2933|||
533108804||CN|3691Ff63|108.0472|30.3061|||
533109223||CN|36828B55|112.2308|30.3011|||
533109395||CN|3429308D|113.9503|30.3061|||
533124882||US|New Orleans|-91.1765|30.3187|||
533145218||CN|3682F37D|112.1809|30.3185|||
533145691||CN|3433E58D|116.9185|30.3108|||
533146210||CN|35Ad30E3|122.1094|30.3179|||
533181149||CN|3.68E+08|111.4949|30.3279|||
533181409||CN|Zhifang|114.0917|30.3244|||
533217194||CN|3682Fb0B|111.9486|30.3326|||
533217507||CN|342E6567|115.0755|30.3369|||
533218193||CN|Dayushan Island|121.9324|30.3321|||
533252807||CN|368E01C1|108.0759|30.3442|||
533289162||CN|368305F5|111.6275|30.3592|||
533289513||CN|342E6Fd5|115.1371|30.3505|||
533289689||CN|3433E8Cd|116.8907|30.3558|||
533290012||CN|344B6193|120.1286|30.3544|||
533290081||CN|344Cd977|120.8186|30.3514|||
533290217||CN|35Ad301D|122.17|30.3502|||
533324812||CN|3.68E+197|108.1213|30.3671|||
533353235||EG|Suez Canal|32.3533|30.3765|||
533361151||CN|36830C55|111.5165|30.3726|||
533361192||CN|3682Fc03|111.9206|30.3752|||
533361505||CN|342E6541|115.0543|30.3795|||
533397167||CN|368305F1|111.6747|30.3861|||
533397343||CN|Xiantao|113.4383|30.3884|||
533398089||CN|Jiaxing|120.8991|30.3884|||
533469490||CN|342E7D21|114.9024|30.4095|||
533469495||CN|342E7B5F|114.9542|30.4058|||
533469500||CN|342E7Ad7|115.0072|30.4007|||
533469688||CN|3433E935|116.8872|30.4025|||
533470012||CN|344B5Fc5|120.1229|30.4017|||
533504816||CN|368E0361|108.1638|30.4107|||
533504821||CN|368E035F|108.2156|30.4157|||
533505148||CN|36830C59|111.4828|30.4185|||
533505172||CN|3.68E+14|111.7213|30.4126|||
533505177||CN|3683010F|111.7756|30.4197|||
533505182||CN|3682Ffc5|111.8297|30.4141|||
533505188||CN|3682Fe4D|111.8817|30.4146|||
533506079||CN|344Cd0B7|120.7952|30.4179|||
533541143||CN|36830Cb3|111.4302|30.4209|||
533541484||CN|Huanggang|114.8494|30.4236|||
533542085||CN|344Cd61F|120.8522|30.4237|||
533578005||CN|344B5Dd9|120.0577|30.4327|||
533613418||CN|342Eb381|114.1844|30.4439|||
533613693||CN|Chizhou|116.9304|30.4473|||
533650089||CN|Jiaxing|120.8979|30.4578|||
533685482||CN|Huanggang|114.821|30.4655|||
533685717||CN|3434757D|117.1759|30.4681|||
533686012||CN|344B58B1|120.1215|30.4639|||
533686051||CN|344Cb81B|120.514|30.4618|||
533686079||CN|344Cd14F|120.7972|30.4689|||
533720823||CN|368E0535|108.2362|30.4789|||
533721143||CN|368374Ef|111.4375|30.4773|||
533721422||CN|342Eb17F|114.2209|30.4795|||
533758002||CN|344B5C25|120.0237|30.4822|||
533758017||CN|344Ca6E1|120.1721|30.483|||
533758041||CN|344Cb9E5|120.416|30.4871|||
533758085||CN|Jiaxing|120.8523|30.4841|||
533773355||US|Niceville|-86.4466|30.4959|||
533794094||CN|Jiaxing|120.9448|30.4975|||
533830024||CN|344Ca435|120.2483|30.5007|||
533830030||CN|344Ca541|120.3009|30.505|||
533830035||CN|344Cb009|120.3567|30.5087|||
533865482||CN|Huanggang|114.8249|30.5111|||
533900826||CN|368E1043|108.2699|30.5294|||
533902012||CN|344B5803|120.127|30.5238|||
533902019||CN|344Ca661|120.1981|30.5238|||
533902073||CN|Jiaxing|120.7378|30.5265|||
533902088||CN|Jiaxing|120.8828|30.527|||
533902227||CN|Zhoushan|122.2729|30.5222|||
533937717||CN|3434761D|117.1758|30.5304|||
533937724||CN|Chizhou|117.2443|30.5399|||
533938040||CN|344Cb0Ad|120.4032|30.533|||
533938079||CN|Jiaxing|120.7907|30.5315|||
533974007||CN|344B577D|120.077|30.5439|||
533974069||CN|Jiaxing|120.6926|30.5493|||
534009483||CN|Huanggang|114.8319|30.5587|||
534046084||CN|Jiaxing|120.8412|30.5611|||
534046092||CN|Jiaxing|120.9284|30.5616|||
534082017||CN|344Ca7Cd|120.1791|30.5772|||
534082028||CN|344Cac2B|120.2835|30.5738|||
534082062||CN|344Ccc83|120.6229|30.5751|||
534117139||CN|Yichang|111.3937|30.5834|||
534117412||CN|342952C5|114.1291|30.5899|||
534117696||CN|343391C3|116.9686|30.5884|||
534118010||CN|344B5653|120.1041|30.5839|||
534118034||CN|344Cb1E3|120.3489|30.5859|||
534118041||CN|344Cb155|120.4142|30.5866|||
534118047||CN|344Cb44B|120.4786|30.5856|||
534154023||CN|344Ca923|120.2312|30.5965|||
534154076||CN|35B32Cdf|120.7627|30.5934|||
534154208||CN|Zhoushan|122.0881|30.5947|||
534154232||CN|35Ad1D87|122.3296|30.5922|||
534189377||CN|342942Bd|113.7787|30.6069|||
534189472||CN|342C2821|114.7298|30.6027|||
534190052||CN|344Cb563|120.5256|30.6068|||
534190066||CN|35B32D63|120.6691|30.605|||
534190081||CN|35B32B0D|120.8195|30.6031|||
534190098||CN|35B2D6Af|120.9809|30.6071|||
534226030||CN|344Cad65|120.3074|30.6168|||
534226161||CN|35B2A099|121.6194|30.6147|||
534260833||CN|368E1483|108.3354|30.6294|||
534261477||CN|342C2991|114.7771|30.6241|||
534262006||CN|344B56Cb|120.0681|30.6245|||
534262014||CN|344B5603|120.1445|30.6259|||
534262044||CN|344Cb491|120.4464|30.6258|||
534297398||CN|342950F5|113.9829|30.6325|||
534297484||CN|342C2B01|114.8482|30.6336|||
534333391||CN|34295A45|113.9199|30.6499|||
534334019||CN|344Caa29|120.1941|30.6405|||
534334039||CN|344Cb319|120.3967|30.6424|||
534334071||CN|35B32D8B|120.716|30.6428|||
534334079||CN|35B32B8D|120.7975|30.6456|||
534369133||CN|36839B85|111.3334|30.6527|||
534369455||CN|Huarong|114.5525|30.6501|||
534370049||CN|344Cb555|120.4952|30.6504|||
534370200||CN|Yangshan|122.0072|30.6571|||
534405726||CN|34347B8B|117.2656|30.6643|||
534406098||CN|35B2D081|120.9801|30.661|||
534406103||CN|35B2Da7F|121.0314|30.6699|||
534406114||CN|Jiaxing|121.1454|30.6654|||
534440837||CN|368E6A5F|108.3733|30.676|||
534442023||CN|344Cab71|120.2389|30.6708|||
534442054||CN|35B3342D|120.5416|30.6735|||
534442252||CN|Zhoushan|122.5223|30.6742|||
534477721||CN|3434794D|117.2107|30.6837|||
534477731||CN|34347C59|117.3116|30.686|||
534477746||CN|Chizhou|117.4689|30.6805|||
534478005||CN|344B538D|120.0582|30.6894|||
534478011||CN|344B544D|120.1117|30.6868|||
534478035||CN|35B34Cf9|120.3589|30.6856|||
534478073||CN|35B32E41|120.7357|30.6879|||
534478121||CN|35B2C6E1|121.2123|30.6805|||
534513126||CN|3683852B|111.2686|30.6964|||
534514016||CN|344Caa61|120.1665|30.6917|||
534514059||CN|35B33125|120.5902|30.6993|||
534550046||CN|35B34A45|120.4678|30.7094|||
534550093||CN|35B2D833|120.9372|30.7067|||
534584841||CN|368E6A0B|108.411|30.7102|||
534585479||CN|342C2E91|114.7937|30.713|||
534585738||CN|3434628F|117.3837|30.7158|||
534585779||CN|3434Fbc5|117.7936|30.7199|||
534586040||CN|35B34Bf7|120.4053|30.7155|||
534586103||CN|35B2Db07|121.0343|30.7162|||
534622063||CN|35B33059|120.6391|30.7238|||
534622088||CN|35B2D809|120.8816|30.7228|||
534622129||CN|35B2Be55|121.2929|30.7203|||
534622251||CN|Zhoushan|122.5139|30.7204|||
534622278||CN|Zhoushan|122.7891|30.7202|||
534657743||CN|3434898D|117.4338|30.7386|||
534658008||CN|344B54B1|120.0802|30.7358|||
534658069||CN|35B32E33|120.6937|30.7347|||
534658108||CN|35B2C303|121.0887|30.73|||
534658117||CN|35B2C161|121.1701|30.7369|||
534694014||CN|344B5553|120.1441|30.7438|||
534694083||CN|35B32647|120.8364|30.7455|||
534730045||CN|35B34941|120.4515|30.7553|||
534765127||CN|36838Fc5|111.2711|30.7628|||
534766019||CN|35B35455|120.1976|30.7629|||
534766025||CN|35B35179|120.2521|30.7641|||
534766050||CN|35B337Ff|120.5076|30.7681|||
534801119||CN|36838F0F|111.1915|30.7723|||
534802039||CN|35B3494B|120.3984|30.7743|||
534802065||CN|35B33009|120.6587|30.771|||
534802104||CN|35B2Dc95|121.0498|30.777|||
534802278||CN|35Ac66C1|122.7817|30.7798|||
534838011||CN|35B4Aa11|120.1115|30.7858|||
534838070||CN|35B3248D|120.7066|30.7898|||
534838080||CN|35B3212B|120.8055|30.7871|||
534873766||CN|Tongling|117.6645|30.7942|||
534873974||CN|344B3501|119.7442|30.7961|||
534874033||CN|35B351C5|120.3308|30.7972|||
534910003||CN|35B4Abf9|120.0309|30.8046|||
534910075||CN|35B32155|120.7563|30.8061|||
534946109||CN|35B2C2A5|121.092|30.8119|||
534946116||CN|35B2E9F7|121.1689|30.8115|||
534946127||CN|35B294D7|121.2717|30.8132|||
534946152||CN|35B29B85|121.5291|30.8158|||
534982037||CN|35B34599|120.3742|30.8224|||
534982260||CN|Zhoushan|122.6084|30.8281|||
535017103||CN|3684760B|111.0362|30.8309|||
535017979||CN|35B4B4E1|119.7909|30.8391|||
535018016||CN|35B35625|120.1612|30.8392|||
535018023||CN|35B350C3|120.2319|30.8356|||
535018051||CN|35B33805|120.5142|30.8337|||
535018081||CN|35B32035|120.817|30.8368|||
535053097||CN|3684713F|110.9763|30.8456|||
535053115||CN|36838Bd9|111.1546|30.845|||
535053984||CN|35B4B3F7|119.8486|30.847|||
535054010||CN|35B4A909|120.1057|30.8405|||
535054029||CN|35B3500B|120.2947|30.8422|||
535054056||CN|35B338E1|120.5676|30.8431|||
535054087||CN|35B2Dfef|120.8714|30.8446|||
535054165||CN|35Ad7D37|121.6556|30.8457|||
535089108||CN|36838A05|111.0841|30.8554|||
535090116||CN|35B2E967|121.1629|30.8584|||
535090268||CN|Zhoushan|122.6893|30.8532|||
535126005||CN|35B4A893|120.0571|30.8666|||
535126034||CN|35B34507|120.3461|30.8617|||
535126071||CN|35B3225F|120.7153|30.8686|||
535126092||CN|35B2E069|120.9243|30.8665|||
535126151||CN|35B29B43|121.517|30.8666|||
535161092||CN|3.68E+06|110.9264|30.873|||
535161975||CN|35B4Ca51|119.7531|30.8799|||
535161989||CN|35B4B163|119.8958|30.8741|||
535162039||CN|35B34421|120.3968|30.8739|||
535162196||CN|35Ad751B|121.9612|30.8784|||
535196850||CN|368E5C11|108.5024|30.8852|||
535197087||CN|3.68E+11|110.8762|30.8861|||
535197995||CN|35B4Ae1F|119.95|30.8818|||
535198000||CN|35B4Ae4F|120.0056|30.8834|||
535198060||CN|35B33C1F|120.602|30.8801|||
535198077||CN|35B318A9|120.7738|30.8879|||
535198104||CN|35B2E65B|121.0434|30.8857|||
535234009||CN|35B4A629|120.0998|30.8979|||
535234044||CN|35B340D9|120.4494|30.8905|||
535234110||CN|35B2E8B7|121.1018|30.8925|||
535234135||CN|35B291F5|121.3567|30.8947|||
535270067||CN|35B317F1|120.677|30.9028|||
535270082||CN|35B31E35|120.8291|30.9019|||
535270096||CN|35B2E139|120.9697|30.9047|||
535306089||CN|35B2E011|120.8913|30.915|||
535306115||CN|35B2Ebff|121.1517|30.9129|||
535306123||CN|35B2932B|121.2303|30.917|||
535306150||CN|35B2840D|121.5077|30.9123|||
535340869||CN|368E5421|108.6987|30.923|||
535340875||CN|368E5509|108.7576|30.9255|||
535341070||CN|368441Fb|110.7043|30.9242|||
535341081||CN|36846C63|110.8116|30.9266|||
535341986||CN|35B4B0F1|119.8692|30.9227|||
535341992||CN|35B4B009|119.9247|30.925|||
535342050||CN|35B33F89|120.5074|30.9219|||
535342061||CN|35B315Ff|120.6118|30.9267|||
535377772||CN|Tongling|117.7266|30.939|||
535378012||CN|35B4A709|120.1263|30.9369|||
535412906||CN|368F0985|109.0659|30.9476|||
535414070||CN|35B3178D|120.7015|30.9428|||
535414093||CN|Jiashan|120.9397|30.944|||
535414102||CN|35B2E447|121.0209|30.9427|||
535414132||CN|35B28Dbf|121.3281|30.9449|||
535448866||CN|368E5613|108.6612|30.9554|||
535448888||CN|368F00B5|108.8838|30.9586|||
535449074||CN|36846Adf|110.7407|30.9566|||
535450119||CN|35B2Ed0B|121.1969|30.9532|||
535484881||CN|368F0005|108.8166|30.9609|||
535484915||CN|368F0B0D|109.1512|30.9618|||
535484930||CN|368F70B9|109.3093|30.9669|||
535484959||CN|3685870B|109.5959|30.9605|||
535485792||CN|Tongling|117.9275|30.9678|||
535486054||CN|35B3155F|120.5484|30.9629|||
535486063||CN|35B31659|120.634|30.9688|||
535486081||CN|35B31E57|120.8188|30.9649|||
535486114||CN|35B2Edf5|121.1407|30.9651|||
535486125||CN|35B28D35|121.2543|30.9629|||
535520920||CN|368F74A1|109.2087|30.9769|||
535520938||CN|368F7A6F|109.3819|30.9768|||
535521061||CN|368440C7|110.6144|30.9753|||
535521988||CN|35B4Ba03|119.8847|30.972|||
535521996||CN|35B4A4C3|119.967|30.9714|||
535522107||CN|35B2E559|121.0725|30.9713|||
535522149||CN|35B28429|121.4932|30.9705|||
535556870||CN|368Ef8Ab|108.707|30.9801|||
535558013||CN|35B4A0B5|120.1363|30.982|||
535594069||CN|35B3174F|120.6984|30.9982|||
535628962||CN|3685862B|109.6205|31.0004|||
535629067||CN|3684400D|110.6798|31.0052|||
535629985||CN|35B4B997|119.8514|31.0092|||
535630059||CN|35B31425|120.5949|31.0018|||
535630075||CN|35B31965|120.7506|31.0022|||
535630112||CN|35B2F04D|121.122|31.0076|||
535665000||CN|3685Bbff|110.005|31.0183|||
535665056||CN|3684479B|110.5609|31.0121|||
535666001||CN|35B4A37D|120.01|31.0156|||
535666064||CN|35B31105|120.6469|31.0154|||
535666080||CN|35B31C45|120.8055|31.0123|||
535666086||CN|35B31D11|120.8625|31.0185|||
535666156||CN|35B27Fe5|121.5637|31.018|||
535700943||CN|368F7B25|109.4348|31.0221|||
535701008||CN|3685B833|110.0835|31.0281|||
535701781||CN|3434Dc05|117.8185|31.0299|||
535702098||CN|35B2Fca9|120.9839|31.0216|||
535702107||CN|35B2F043|121.072|31.0297|||
535736949||CN|368F62C1|109.494|31.0328|||
535736954||CN|368F62Bf|109.5464|31.0342|||
535737016||CN|3685B713|110.1627|31.0334|||
535737030||CN|36844Aa5|110.3043|31.035|||
535737772||CN|Wuhu|117.7266|31.0317|||
535738125||CN|35B2F34D|121.2549|31.0307|||
535738161||CN|35B27F91|121.6128|31.0362|||
535772870||CN|368Ef8D5|108.7046|31.043|||
535772885||CN|368F03Cd|108.8576|31.0454|||
535772983||CN|3.69E+08|109.8339|31.0494|||
535773038||CN|3684498B|110.383|31.0472|||
535773075||CN|368415A9|110.7503|31.0484|||
535774186||CN|35Ad9B97|121.866|31.0466|||
535809786||CN|3434D843|117.8648|31.0552|||
535845792||CN|3434D883|117.9231|31.0606|||
535846066||CN|35B311Ab|120.6618|31.0601|||
535880959||CN|368589Bd|109.592|31.0703|||
535880988||CN|3685943B|109.8816|31.0744|||
535882109||CN|35B2F74F|121.0929|31.0739|||
535916949||CN|368F62Fd|109.4932|31.085|||
535917796||CN|3435262B|117.9687|31.0841|||
535953783||CN|3434D765|117.8336|31.093|||
535989776||CN|3434Da5F|117.7602|31.1079|||
535990094||CN|35B2Fc07|120.944|31.1023|||
536026086||CN|35B2Fe09|120.8698|31.1176|||
536026128||CN|35B26015|121.2836|31.1144|||
536060946||CN|368F66A5|109.4611|31.1229|||
536062066||CN|35B30Fad|120.669|31.1289|||
536062107||CN|35B2F7Ef|121.0787|31.1278|||
536097800||CN|343528Db|118.0001|31.1348|||
536098079||CN|35B30405|120.7952|31.1397|||
536133780||CN|3434D099|117.8052|31.1407|||
536134033||CN|35B36563|120.3348|31.1488|||
536134115||CN|35B258A9|121.159|31.1453|||
536161382||EG|Elarish|33.8294|31.1528|||
536168988||CN|3685Eb25|109.8899|31.1519|||
536206074||CN|35B3041D|120.7493|31.1656|||
536241786||CN|3434D663|117.8683|31.1722|||
536242065||CN|35B308Dd|120.6501|31.1756|||
536242139||CN|35B2645F|121.3977|31.1716|||
536278108||CN|35B2582B|121.0831|31.1895|||
536314115||CN|35B258B9|121.1555|31.1919|||
536350071||CN|35B30629|120.7101|31.2022|||
536386046||CN|35B37361|120.4619|31.2156|||
536386121||CN|35B25Dcb|121.2187|31.2155|||
536422094||CN|35B255A9|120.9429|31.2249|||
536457790||CN|3434D55F|117.9092|31.2353|||
536458075||CN|35B30781|120.7505|31.232|||
536458115||CN|35B25945|121.1525|31.2374|||
536530052||CN|35B30Ad9|120.5202|31.2502|||
536530126||CN|35B267F7|121.2664|31.255|||
536566057||CN|35B309F5|120.5782|31.266|||
536566064||CN|35B3082B|120.6413|31.2624|||
536601805||CN|35Cad303|118.0574|31.2796|||
536602104||CN|35B25081|121.049|31.2719|||
536602117||CN|35B24317|121.1782|31.2783|||
536638099||CN|35B250Fb|120.9969|31.2852|||
536638112||CN|35B25Ae1|121.1233|31.2823|||
536673793||CN|35Cad569|117.9397|31.2982|||
536674079||CN|35B3A945|120.7911|31.2988|||
536709848||CN|35Caa57D|118.4833|31.3096|||
536710084||CN|35B3Ac55|120.8486|31.3089|||
536746129||CN|35B2695B|121.2939|31.3175|||
536782055||CN|35B30A7F|120.5587|31.3235|||
536782090||CN|35B2525D|120.9038|31.3246|||
536782096||CN|35B2517B|120.9622|31.3238|||
536854119||CN|35B243Bd|121.1975|31.3412|||
536890052||CN|35B39F61|120.5257|31.3593|||
536926086||CN|35B3Ad65|120.8646|31.3689|||
536962098||CN|35B24Dd9|120.9833|31.3713|||
537033983||CN|35B48A35|119.8365|31.3985|||
537034048||CN|35B398D3|120.4846|31.3917|||
537034114||CN|35B24697|121.1478|31.3969|||
537034124||CN|35B241Cd|121.2497|31.3944|||
537069816||CN|35Cac591|118.1678|31.4|||
537105811||CN|35Cac54D|118.1152|31.4116|||
537106104||CN|35B2462F|121.0475|31.4128|||
537141806||CN|35Cada63|118.0625|31.4237|||
537142135||CN|35B21313|121.3578|31.4247|||
537178044||CN|35B39915|120.446|31.4329|||
537178053||CN|35B3A283|120.5332|31.4307|||
537178109||CN|35B24633|121.0955|31.4329|||
537214114||CN|35B23F43|121.1459|31.4472|||
537249810||CN|35Cadb31|118.1043|31.4585|||
537286041||CN|35B3997B|120.4101|31.4669|||
537322120||CN|35B23E49|121.2095|31.4757|||
537357795||CN|35Cad859|117.9521|31.4837|||
537358106||CN|35B237E3|121.065|31.4893|||
537359051||JP|Kagoshima|130.517|31.489|||
537393989||CN|35B46225|119.8907|31.4928|||
537429832||CN|Maanshan|118.3209|31.5009|||
537430037||CN|35B39A43|120.371|31.5033|||
537465837||CN|Maanshan|118.3746|31.5177|||
537501793||CN|35Cad8Ad|117.9314|31.528|||
537501854||CN|35Ca990D|118.5434|31.5251|||
537501865||CN|35Ca9De5|118.659|31.5291|||
537537990||CN|35B4638B|119.9085|31.5382|||
537538032||CN|35B38Fe1|120.3291|31.5321|||
537538112||CN|35B23977|121.1281|31.5391|||
537573770||CN|35Cb3B19|117.7045|31.5462|||
537573787||CN|35Cb20A7|117.8771|31.5424|||
537609754||CN|35Cb386B|117.5415|31.5534|||
537609759||CN|35Cb3853|117.5945|31.5553|||
537645748||CN|35Cb4637|117.4879|31.5675|||
537645765||CN|35Cb3B01|117.6596|31.5699|||
537645996||CN|35B464D7|119.9674|31.5676|||
537646027||CN|35B38F05|120.2791|31.5667|||
537682002||CN|35B470A7|120.0225|31.5764|||
537717774||CN|35Cb2349|117.7474|31.5899|||
537718013||CN|35B47793|120.1315|31.5809|||
537753784||CN|35Cb20E1|117.8402|31.5917|||
537790006||CN|35B470Cb|120.0652|31.6059|||
537825989||CN|35B465Ef|119.8959|31.6152|||
537826026||CN|35B38C03|120.26|31.6185|||
537862016||CN|35B3890B|120.1614|31.6233|||
537898011||CN|35B475C1|120.1105|31.6372|||
537934021||CN|35B38B75|120.2114|31.6449|||
537934097||CN|35B2323B|120.9742|31.6459|||
537970030||CN|35B38D1B|120.3055|31.6582|||
537970035||CN|35B392Bd|120.3592|31.6568|||
538042063||CN|35B3C5Cd|120.63|31.6758|||
538077987||CN|35B4692B|119.8797|31.6809|||
538078006||CN|35B4738B|120.0622|31.6808|||
538078025||CN|35B38C63|120.2554|31.6831|||
538078068||CN|35B3C583|120.6812|31.6887|||
538078180||CN|Nantong|121.8077|31.6876|||
538078188||CN|Nantong|121.8869|31.6888|||
538114011||CN|35B4758B|120.1148|31.6914|||
538185841||CN|Maanshan|118.4149|31.7142|||
538222002||CN|35B47305|120.0283|31.7257|||
538222018||CN|35B3F525|120.1897|31.7279|||
538222024||CN|35B38B57|120.2431|31.7291|||
538222106||CN|Suzhou|121.06|31.7257|||
538257987||CN|35B4694D|119.8717|31.7345|||
538257997||CN|35B4727B|119.9775|31.7381|||
538293992||CN|35B46Cff|119.9251|31.7476|||
538330159||CN|35B1Fe05|121.5967|31.7502|||
538365953||CN|35B44E8B|119.5337|31.7645|||
538366012||CN|35B40Ae5|120.1223|31.7618|||
538401845||CN|Maanshan|118.46|31.775|||
538402155||CN|35B1Fc1B|121.5505|31.7737|||
538417879||US|Bradenton Fl|-81.2026|31.7892|||
538437986||CN|35B46B41|119.8609|31.7846|||
538438047||CN|35B3E8F1|120.473|31.7809|||
538509959||CN|35B4489F|119.5942|31.802|||
538509980||CN|35B414B5|119.8082|31.8034|||
538617985||CN|35B41381|119.8555|31.8333|||
538618040||CN|35B3E58D|120.4089|31.8379|||
538689980||CN|35B414Ef|119.8092|31.8589|||
538690058||CN|35B3Dc27|120.5875|31.8577|||
538725989||CN|35B413E5|119.8933|31.8668|||
538762105||CN|35B18635|121.0596|31.8722|||
538762134||CN|35B1F231|121.341|31.8708|||
538797959||CN|35B437F7|119.5989|31.8835|||
538797976||CN|35B41583|119.7635|31.8842|||
538834051||CN|35B3E0A5|120.5193|31.8927|||
538869971||CN|35B43E5D|119.7162|31.9097|||
538870060||CN|35B16201|120.6042|31.9097|||
538977823||CN|35Ca5Eeb|118.2305|31.9373|||
538978181||CN|35Ae17F9|121.8128|31.9327|||
539013838||CN|35Ca6699|118.3855|31.9437|||
539013959||CN|35B43099|119.5915|31.9419|||
539013965||CN|35B4395F|119.66|31.9401|||
539086050||CN|35B15Fed|120.5062|31.9669|||
539086105||CN|35B1853F|121.0517|31.9674|||
539121833||CN|35Ca66Ff|118.3366|31.9728|||
539122156||CN|Lusi|121.5695|31.9783|||
539193961||CN|35B43A87|119.6138|31.9936|||
539194061||CN|Suzhou|120.6176|31.9931|||
539194067||CN|Suzhou|120.6746|31.9937|||
539229985||CN|35B41971|119.8568|32.0087|||
539230054||CN|Suzhou|120.5421|32.0035|||
539230168||CN|Lusi|121.6836|32.0082|||
539265956||CN|35B43043|119.5664|32.017|||
539373989||CN|35B41C0F|119.8936|32.0492|||
539374097||CN|35B19B81|120.9793|32.0451|||
539374106||CN|35B19A0F|121.0603|32.0476|||
539410042||CN|Taizhou|120.4279|32.0545|||
539410115||CN|35B1941F|121.1511|32.05|||
539410155||CN|Lusi|121.5517|32.0586|||
539410166||CN|Lusi|121.6602|32.0565|||
539445956||CN|35B42Fb1|119.5641|32.0682|||
539446143||CN|35B1C2B7|121.4312|32.0612|||
539446148||CN|Lusi|121.4868|32.0619|||
539482059||CN|35B1658D|120.5983|32.0768|||
539589980||CN|35B41F77|119.8014|32.1063|||
539589992||CN|Yangzhong|119.9256|32.1095|||
539698063||CN|35B16F27|120.6351|32.134|||
539769979||CN|35B41F79|119.7934|32.1531|||
539769991||CN|Yangzhong|119.9115|32.1541|||
539806075||CN|35B173B5|120.7585|32.1682|||
539821922||US|Hilton Head Island|-80.7729|32.1785|||
539841891||CN|35B5E8A5|118.9199|32.1705|||
539877902||CN|35B5Dd61|119.0256|32.1832|||
539878044||CN|35B14365|120.4435|32.1804|||
539913896||CN|35B5E7D5|118.9686|32.1908|||
539949860||CN|35Ca095F|118.6011|32.2039|||
540021905||CN|35B5Dd85|119.0557|32.2221|||
540057994||CN|35B6A5A1|119.9486|32.2331|||
540073925||US|Fort Lauderdale Fl|-80.7475|32.2454|||
540129899||CN|35B5E6Df|118.9959|32.2537|||
540130044||CN|35B14137|120.4449|32.2509|||
540201886||CN|35B5E4Cd|118.8636|32.2763|||
540310041||CN|35B14737|120.4174|32.3067|||
540453952||CN|Jiangdu|119.5201|32.3424|||
540468637||US|Icw East And West|-93.6241|32.3591|||
540489965||CN|Jiangdu|119.6538|32.351|||
540525941||CN|35B6877D|119.4195|32.3687|||
540561957||CN|Jiangdu|119.572|32.3751|||
540634118||CN|35B1B463|121.1848|32.3958|||
540705953||CN|Jiangdu|119.5364|32.4132|||
540705985||CN|35B6B933|119.856|32.4162|||
540849952||CN|Jiangdu|119.5288|32.4599|||
540885986||CN|35B6Bf5F|119.8622|32.4617|||
541052349||PT|Ilhas Desertas|-16.5088|32.5112|||
541065986||CN|35B6C125|119.8627|32.5163|||
541065991||CN|35B6C593|119.9186|32.5192|||
541066099||CN|35B05363|120.9912|32.5199|||
541066105||CN|Yangkou|121.0576|32.5168|||
541173996||CN|35B6C585|119.9615|32.5469|||
541210043||CN|35B12401|120.435|32.557|||
541210102||CN|35B05269|121.025|32.5559|||
541281990||CN|35B6C45F|119.9089|32.5734|||
541354093||CN|35B05663|120.9377|32.5966|||
541390085||CN|35B0Ff2F|120.8562|32.6039|||
541405959||US|Am Main|-80.4007|32.618|||
541569945||CN|35B6F679|119.4569|32.6531|||
541642044||CN|35B0Df27|120.4489|32.6778|||
541713987||CN|35B6Dc07|119.8778|32.6992|||
541749902||CN|35B63F97|119.025|32.7069|||
541821944||CN|35B6F64D|119.44|32.7299|||
541822041||CN|35B0D95F|120.4152|32.7281|||
541858019||CN|35B0D511|120.1903|32.735|||
542001941||CN|35B657D9|119.4169|32.7714|||
542002038||CN|35B0Da53|120.3893|32.7704|||
542073946||CN|35B6F8Df|119.4639|32.795|||
542109926||CN|35B65043|119.2639|32.8065|||
542145965||CN|35B6E251|119.6573|32.8137|||
542146036||CN|35B0Dab9|120.3645|32.8108|||
542182030||CN|35B0C551|120.3071|32.8277|||
542289941||CN|35B65587|119.417|32.8594|||
542362028||CN|35B0Ce45|120.2819|32.875|||
542469940||CN|35B65551|119.4097|32.9074|||
542531212||LY|Zuwarah|12.1222|32.9233|||
542542027||CN|35B0Cecb|120.2766|32.9256|||
542578016||CN|35B0Ccc9|120.1663|32.9346|||
542649940||CN|35B7Aa63|119.4016|32.9559|||
542666008||US|Charleston Sc|-79.9164|32.9602|||
542829940||CN|35B7A9E5|119.4099|33.0065|||
542846007||US|Charleston Sc|-79.9219|33.0101|||
542973898||CN|35B7Cac1|118.9809|33.0492|||
542973907||CN|35B7B445|119.0742|33.0453|||
542973914||CN|35B7B3F5|119.1411|33.0414|||
542973938||CN|35B7A7C3|119.3809|33.0493|||
543045920||CN|35B7B195|119.2049|33.0638|||
543117925||CN|35B7Afb9|119.2575|33.0859|||
543153938||CN|35B7A7C5|119.3865|33.0986|||
543333800||CN|35C9A923|118.0005|33.1459|||
543333936||CN|35B7A6E7|119.3622|33.1452|||
543477932||CN|35B7A155|119.3246|33.181|||
543549874||CN|35B7D719|118.7421|33.2097|||
543550026||CN|35B0Ae6F|120.2659|33.2054|||
543550063||CN|35B09Dc9|120.6355|33.2085|||
543586069||CN|Yancheng|120.6931|33.2121|||
543621930||CN|35B7A185|119.3081|33.2245|||
543622058||CN|35B09E4F|120.5817|33.2271|||
543657938||CN|35B7A02F|119.3801|33.2373|||
543658043||CN|35B0A6Cb|120.4327|33.2355|||
543765928||CN|35B7A235|119.2834|33.2654|||
543801879||CN|35B7Da4D|118.7964|33.2715|||
543802070||CN|35Ba7767|120.7045|33.2792|||
543837874||CN|35B7D975|118.7453|33.2865|||
543874007||CN|35B75249|120.0745|33.2967|||
543909925||CN|35B7983F|119.2542|33.304|||
543981868||CN|35B7D859|118.688|33.3273|||
543981881||CN|35B7C32B|118.8165|33.3256|||
544017874||CN|35B7D94B|118.7408|33.3364|||
544017887||CN|35B7C263|118.8702|33.3311|||
544053923||CN|35B79761|119.2305|33.3456|||
544090003||CN|35B755D9|120.0313|33.3536|||
544125865||CN|35B7D8Ab|118.6535|33.3628|||
544125878||CN|35B7Ddc9|118.7883|33.3651|||
544126973||JP|Matsuura|129.7304|33.3605|||
544161888||CN|35B7E821|118.8868|33.375|||
544161894||CN|35B7E98B|118.9436|33.3762|||
544197920||CN|35B790B5|119.2021|33.3886|||
544233899||CN|35B7Eb0B|118.9923|33.3992|||
544234006||CN|35B75587|120.0627|33.3954|||
544234011||CN|35B9Ff77|120.1178|33.3983|||
544269867||CN|35B7Df8D|118.6757|33.4079|||
544306016||CN|35Ba01D1|120.1667|33.4169|||
544341888||CN|35B7E8E9|118.8882|33.4213|||
544341903||CN|35B79303|119.0396|33.4216|||
544341917||CN|35B790C3|119.1749|33.429|||
544413908||CN|35B79205|119.0861|33.4456|||
544449853||CN|35C8227D|118.5369|33.4546|||
544450020||CN|35Ba0233|120.2032|33.4531|||
544485914||CN|35B791A5|119.1463|33.4677|||
544486058||CN|35Ba6C4F|120.5867|33.4662|||
544557981||CN|35B9E043|119.8103|33.4855|||
544594007||CN|35B9F95D|120.0749|33.49|||
544629889||CN|35B7Ee29|118.9|33.506|||
544629911||CN|35B78Db9|119.1155|33.5083|||
544630035||CN|35Ba106D|120.3574|33.5014|||
544701969||CN|35B9Df2B|119.6979|33.5264|||
544737848||CN|35C81761|118.4838|33.5329|||
544773908||CN|35B78C4D|119.0883|33.5489|||
544810001||CN|35B9Fa5F|120.018|33.5522|||
544845888||CN|Huaian|118.88|33.5622|||
544845903||CN|Huaian|119.038|33.5676|||
544881852||CN|35C81A53|118.5296|33.5773|||
544881882||CN|Huaian|118.8225|33.5701|||
544881897||CN|Huaian|118.9794|33.5703|||
544917892||CN|Huaian|118.9277|33.5864|||
544918036||CN|35Ba176B|120.3627|33.5816|||
544989857||CN|35C80357|118.5729|33.6093|||
544989962||CN|35B9Da19|119.6264|33.6009|||
544989968||CN|35B9Db91|119.682|33.6053|||
545025896||CN|Huaian|118.9675|33.6169|||
545026046||CN|35Ba3E25|120.4678|33.6177|||
545061901||CN|35B78Ac3|119.0199|33.6289|||
545061907||CN|35B78A09|119.074|33.6281|||
545061995||CN|35B9Ee35|119.954|33.6295|||
545097890||CN|35B7F71F|118.906|33.6371|||
545097912||CN|35B78A07|119.129|33.6374|||
545097944||CN|35B9D379|119.4481|33.6354|||
545169861||CN|35C80189|118.6168|33.6586|||
545205874||CN|35B7Fc1B|118.7402|33.6632|||
545205988||CN|35B9Eeb5|119.8843|33.6688|||
545242021||CN|35Ba1F5F|120.2199|33.6725|||
545313890||CN|35B81D81|118.9072|33.6988|||
545313915||CN|35B826Bf|119.159|33.6958|||
545349868||CN|35B7Fe25|118.6814|33.7003|||
545385862||CN|35B7Fe27|118.6292|33.7193|||
545398192||US|Seal Beach|-118.0754|33.7263|||
545422036||CN|Yancheng|120.3628|33.7206|||
545457986||CN|35B9Eb77|119.8681|33.7336|||
545458041||CN|Yancheng|120.4137|33.7373|||
545493918||CN|35B82455|119.1822|33.7469|||
545529816||CN|35C871Ad|118.1606|33.7513|||
545529858||CN|35C800C9|118.5864|33.7543|||
545565957||CN|35B9C8A3|119.5763|33.7604|||
545565971||CN|35B9C035|119.7165|33.7608|||
545565982||CN|35B994Cb|119.8207|33.76|||
545601964||CN|35B9C65B|119.6407|33.778|||
545601976||CN|35B9C017|119.7689|33.7748|||
545637922||CN|35B8300B|119.2255|33.7817|||
545673849||CN|35C7Fd51|118.4908|33.7999|||
545674028||CN|35Ba2509|120.2896|33.7985|||
545674034||CN|35Ba3087|120.345|33.7989|||
545709856||CN|35C7Fdc1|118.56|33.8064|||
545745926||CN|35B830F1|119.2656|33.8139|||
545745980||CN|35B9950F|119.8098|33.8148|||
545746042||CN|Sheyang|120.4259|33.8115|||
545781963||CN|35B9B87F|119.6363|33.8246|||
545781991||CN|35B993C7|119.9117|33.8236|||
545817841||CN|35C7E265|118.4189|33.8352|||
545817931||CN|35B8369F|119.3141|33.8385|||
545889834||CN|Suqian|118.3488|33.8517|||
545962022||CN|35Ba28Dd|120.2204|33.8732|||
545997812||CN|35C877E5|118.1287|33.8837|||
545997831||CN|Suqian|118.3157|33.8879|||
545997982||CN|35B99669|119.822|33.8844|||
546177830||CN|Suqian|118.3032|33.9378|||
546177981||CN|35B99643|119.8195|33.9311|||
546214007||CN|35B986A5|120.0757|33.9494|||
546214017||CN|35Ba2A19|120.1788|33.9405|||
546321979||CN|35B9978D|119.7976|33.9733|||
546357826||CN|35C7Dd05|118.2622|33.9895|||
546393820||CN|35C7Db7F|118.2028|33.9996|||
546429975||CN|35B99873|119.7566|34.0028|||
546441995||US|Santa Rosa Is|-120.0456|34.0161|||
546465939||CN|35B84Cdd|119.3975|34.0105|||
546501815||CN|35C7Dae7|118.1507|34.0256|||
546537873||CN|35B80B11|118.7349|34.039|||
546537971||CN|35B9A255|119.7104|34.0304|||
546645800||CN|35C7D217|118.0024|34.0693|||
546645810||CN|35C7C561|118.105|34.063|||
546645826||CN|35C7C257|118.2624|34.0658|||
546645935||CN|35B84D6D|119.3588|34.0685|||
546753929||CN|35B85165|119.2993|34.0964|||
546826032||CN|Yancheng|120.3235|34.1149|||
546897809||CN|35C7C57D|118.0924|34.1335|||
546897933||CN|35B85391|119.3391|34.1345|||
546969958||CN|Xiangshui|119.5889|34.1535|||
547005805||CN|35C7C8B5|118.0553|34.1675|||
547041813||CN|35C7C7Cb|118.1304|34.1792|||
547113956||CN|Xiangshui|119.5622|34.1974|||
547149929||CN|35B856B5|119.2909|34.2054|||
547150029||CN|35Bbdb9F|120.296|34.2065|||
547185804||CN|35C7C8Df|118.0455|34.2121|||
547221818||CN|35C7B8Bf|118.1844|34.2235|||
547221960||CN|Xiangshui|119.6018|34.2296|||
547257791||CN|35C63529|117.9168|34.2333|||
547257952||CN|Xiangshui|119.5256|34.2353|||
547293927||CN|35B85635|119.2713|34.2483|||
547329801||CN|35C7B5Ff|118.0154|34.25|||
547329964||CN|Xiangshui|119.6485|34.2529|||
547366026||CN|Binhai|120.2605|34.2688|||
547473796||CN|35C7B509|117.9624|34.2903|||
547473925||CN|35B857D7|119.2534|34.2928|||
547545730||CN|35C60E01|117.3077|34.3188|||
547545742||CN|35C613D9|117.425|34.3131|||
547545822||CN|35C7Bc5F|118.2281|34.3111|||
547581725||CN|35C60939|117.253|34.3278|||
547581736||CN|35C61187|117.3638|34.3216|||
547581792||CN|35C64B33|117.9242|34.3243|||
547653755||CN|35C63Fe5|117.5579|34.3432|||
547655490||JP|Sumoto|134.901|34.3456|||
547689720||CN|35C60909|117.2057|34.3535|||
547689825||CN|35C7A2D5|118.2538|34.3552|||
547726008||CN|35B95E1D|120.0814|34.3678|||
547761791||CN|35C64B35|117.9106|34.372|||
547797758||CN|35C64051|117.5885|34.3841|||
547833716||CN|35C5E1Dd|117.1649|34.3952|||
547833764||CN|35C646A5|117.646|34.398|||
547833926||CN|35B8E533|119.2634|34.3952|||
547869786||CN|35C64C51|117.8692|34.4022|||
547941775||CN|35C64Ef5|117.7536|34.4223|||
547941781||CN|35C64C4D|117.8154|34.4207|||
548013714||CN|35C5E00D|117.1451|34.4477|||
548085924||CN|35B8E433|119.241|34.4622|||
548121780||CN|35C651C3|117.8044|34.477|||
548193928||CN|35B8E42B|119.2833|34.4941|||
548265963||CN|35B93D05|119.6398|34.5152|||
548301778||CN|35C65103|117.7857|34.5202|||
548373774||CN|35C65095|117.741|34.5467|||
548374634||KR|Byeokpajin|126.348|34.5434|||
548409768||CN|35C65A09|117.682|34.5544|||
548445929||CN|35B8E767|119.2972|34.563|||
548481713||CN|35C5D8Fb|117.1357|34.5763|||
548481739||CN|35C6656D|117.3949|34.5794|||
548481749||CN|35C66655|117.4942|34.5766|||
548481762||CN|35C65B95|117.6292|34.5747|||
548517757||CN|35C65C17|117.572|34.5852|||
548661732||CN|35C6652B|117.3231|34.6232|||
548661936||CN|35B8D8D3|119.3633|34.62|||
548698826||KR|Mijo|128.2667|34.6341|||
548913721||CN|35C67Ea9|117.216|34.6911|||
548941316||CY|Agios Tychon|33.1663|34.7093|||
549021724||CN|35C67E67|117.2486|34.729|||
549129713||CN|35C5D501|117.1313|34.7507|||
549201921||CN|35B8Cfc1|119.2137|34.7794|||
549237699||CN|35C5D263|116.9905|34.7879|||
549309707||CN|35C42B55|117.0786|34.8028|||
549417703||CN|35C42Ca5|117.0363|34.8357|||
549453696||CN|35C42D0B|116.9613|34.843|||
549597700||CN|35C42C53|117.0023|34.8819|||
549669695||CN|35C42De1|116.9546|34.9075|||
549813692||CN|35C43113|116.9223|34.9456|||
549993675||CN|35C4361F|116.754|34.9906|||
549993688||CN|35C43099|116.889|34.9952|||
550137665||CN|35C44F07|116.6596|35.0342|||
550137684||CN|35C43833|116.8423|35.0382|||
550245671||CN|35C4460F|116.7107|35.0677|||
550245689||CN|35C43Bdd|116.8981|35.0697|||
550246846||KR|Naesan-Ri|128.4615|35.0685|||
550317655||CN|35C4507F|116.558|35.0892|||
550317662||CN|35C4444F|116.6231|35.0899|||
550318603||KR|Daesan|126.0311|35.0805|||
550389667||CN|35C4444B|116.6748|35.1057|||
550389685||CN|35C43Ecd|116.8547|35.1044|||
550406401||US|Carmen|-75.9856|35.1148|||
550498614||KR|Lucena Marinduque|126.1434|35.1351|||
550533990||CN|35Be9137|119.9065|35.142|||
550641671||CN|35C44183|116.7124|35.1791|||
550677658||CN|35C45Cc1|116.5827|35.188|||
550713651||CN|35C45C03|116.5131|35.1905|||
550785674||CN|35C46A63|116.7475|35.2185|||
550929680||CN|35C41499|116.8061|35.2588|||
550965659||CN|35C467E3|116.5951|35.2633|||
550965665||CN|35C46853|116.652|35.2668|||
550965939||CN|35Bf1E07|119.3985|35.2602|||
551037646||CN|35C4607D|116.463|35.2809|||
551073944||CN|35Bee25D|119.4424|35.2987|||
551145641||CN|35C46021|116.4182|35.3119|||
551145656||CN|35C46663|116.5633|35.3199|||
551173399||CY|Kalecik|33.9983|35.3218|||
551182930||KR|C Ngi|129.3078|35.3294|||
551361632||CN|35C48981|116.3299|35.3765|||
551397638||CN|35C48989|116.3856|35.38|||
551397654||CN|35C464F1|116.5488|35.3866|||
551433614||CN|35C49379|116.1446|35.39|||
551434640||KR|Hongnong|126.4053|35.3932|||
551579331||JP|Yonago|133.3125|35.4331|||
551604519||GR|Néa Alikarnassós|25.1914|35.4418|||
551685646||CN|35C47C5F|116.4645|35.4663|||
551829961||CN|35Be59C5|119.6188|35.5021|||
552045963||CN|35Be5A57|119.6374|35.565|||
552516073||JP|602321D1|140.7311|35.6918|||
553198007||CN|35Be06Ad|120.0736|35.8846|||
553250433||US|Manteo|-75.6682|35.9094|||
553342021||CN|35Bdff7D|120.2135|35.9271|||
554170069||CN|Qingshancun|120.6915|36.1537|||
554278027||CN|35960C5D|120.2738|36.1804|||
554314011||CN|3.60E+184|120.1124|36.1901|||
554314022||CN|35960B9F|120.2208|36.1987|||
554436426||US|Great Kills Harbor|-95.7342|36.2374|||
554458067||CN|359645A7|120.6772|36.2301|||
554625472||ES|Sotogrande|-5.2748|36.2896|||
554725280||US|Uspah Usbna Uspah|-87.1989|36.315|||
554877477||ES|Manilva|-5.2294|36.3555|||
555093484||ES|Estepona|-5.1561|36.415|||
555345504||ES|Puerto De Jose Banus|-4.9533|36.4848|||
555394095||CN|Dongcun|120.9521|36.4978|||
555646095||CN|Kaolaotou|120.9529|36.5626|||
555718103||CN|3597190B|121.0313|36.5847|||
555741548||ES|Torremolinos|-4.5125|36.5957|||
555862088||CN|3596E1C3|120.8813|36.6271|||
555996749||TR|Datça|27.4918|36.6605|||
556032763||TR|Datça|27.6351|36.6735|||
556068737||GR|Mandráki|27.3759|36.684|||
556068757||TR|Datça|27.574|36.6839|||
556222161||CN|Weihai|121.6161|36.727|||
556281592||ES|Caleta De Velez|-4.0701|36.747|||
556366141||CN|3.60E+77|121.415|36.7603|||
556402147||CN|Weihai|121.4763|36.7778|||
556618226||CN|Weihai|122.2637|36.8397|||
556654217||CN|Weihai|122.1766|36.8471|||
556690175||CN|359A0453|121.7546|36.8543|||
557014214||CN|Weihai|122.1418|36.9484|||
557230216||CN|359A45Fd|122.1666|37.0078|||
557338246||CN|359Bae89|122.4622|37.0329|||
557374255||CN|Weihai|122.553|37.0409|||
557445946||CN|3.59E+37|119.4663|37.0658|||
557685316||ES|Mazagon|-6.8327|37.1309|||
557769927||CN|35948D1B|119.2705|37.1591|||
557806256||CN|Rongcheng|122.5628|37.1677|||
557893115||US|Baton Rouge|-88.8434|37.1985|||
557965110||US|Cairo Il|-88.8953|37.2163|||
557986260||CN|359B0E8B|122.6067|37.2157|||
557986615||KR|Chuan Chang|126.1518|37.2183|||
558201883||CN|Dongying|118.8335|37.274|||
558201894||CN|Weifang|118.9457|37.2753|||
558237889||CN|Yangkou|118.8906|37.2862|||
558433052||US|Baton Rouge La|-89.471|37.3403|||
558525984||CN|3593F47B|119.8427|37.3608|||
558561888||CN|Dongying|118.8856|37.3701|||
558562671||KR|Jeongwang-Dong|126.7148|37.3726|||
558669883||CN|Dongying|118.8386|37.4057|||
558669993||CN|Yantai|119.9365|37.4033|||
558778248||CN|359B188D|122.4838|37.4305|||
558840721||TR|Yalıköy|27.2189|37.4534|||
559010365||US|Deltaville|-76.3488|37.5086|||
559066020||CN|Longgang|120.2015|37.5185|||
559101888||CN|3594A7Bf|118.886|37.5258|||
559190368||US|Deltaville|-76.3197|37.5584|||
559233874||ES|Mazarron|-1.2564|37.5635|||
559478368||US|Deltaville|-76.3193|37.6386|||
559701919||ES|Ata Argent|-0.8025|37.6985|||
559809928||ES|La Manga|-0.7132|37.7289|||
560002044||CN|Yantai|120.446|37.7717|||
560038062||CN|Yantai|120.6221|37.7855|||
560110069||CN|Yantai|120.6923|37.8093|||
560162368||US|Reedville|-76.3136|37.8228|||
560305024||US|929 Ohio River|-89.7549|37.8648|||
560505801||CN|35Ec8675|118.0162|37.9139|||
560506071||CN|Yantai|120.7165|37.9125|||
560686062||CN|3591B8D5|120.6243|37.9644|||
560758067||CN|Yantai|120.6797|37.9898|||
560805702||US|Point Reyes|-122.9749|38.0001|||
561009856||CN|Dongying|118.565|38.0519|||
561045803||CN|Binzhou|118.0395|38.0676|||
561117893||CN|Dongying|118.9328|38.0801|||
561177935||ES|Guardamar Del Segura|-0.6451|38.1085|||
561201850||US|Thornton|-121.4987|38.1119|||
561225798||CN|35Ecf4E9|117.9866|38.1194|||
561251511||IT|Tonnarella|15.1119|38.1265|||
561333880||CN|Dongying|118.8019|38.1414|||
561369775||CN|35Ec5C51|117.7599|38.1584|||
561370074||CN|3591D051|120.7453|38.1559|||
561504678||TR|Sigacik|26.7826|38.1946|||
561513778||CN|35Ec5C59|117.7867|38.1993|||
561585880||CN|Dongying|118.8044|38.2131|||
561729778||CN|Cangzhou|117.7856|38.2599|||
561746315||US|Cobb Island|-76.8471|38.2649|||
561874081||CN|Yantai|120.8182|38.2968|||
562017775||CN|35Ec503D|117.7504|38.3377|||
562018084||CN|Yantai|120.8447|38.3376|||
562152688||TR|Guzelbahce|26.8813|38.3792|||
562197769||CN|35Ec4E5F|117.6925|38.3872|||
562440647||TR|Akua Grouper Tuna Farm|26.4751|38.459|||
562557762||CN|Nanpaihe|117.6243|38.4862|||
562656663||TR|Mordogan|26.6329|38.5123|||
562799457||IT|Aeolian Islands|14.5755|38.5556|||
562845758||CN|35Edb5B1|117.5834|38.5652|||
562897716||US|Greenup|-82.8381|38.5854|||
562975199||PT|Calheta|-28.0094|38.6|||
563025755||CN|35Edb617|117.5543|38.612|||
563049999||ES|Mediterran Sea|-0.0027|38.6293|||
563087508||IT|Aeolian Islands|15.0817|38.635|||
563232643||TR|Yeniliman|26.4389|38.6717|||
563302138||ES|Sant Francesc De Formentera|1.3842|38.6953|||
563329617||US|And There|-83.8218|38.7057|||
563410146||ES|Sant Francesc de Formentera|1.4654|38.7288|||
563474373||US|Boby Owl Cove|-76.2697|38.747|||
564049807||US|Port Arthur Tx|-81.9242|38.9056|||
564094122||ES|London|1.2208|38.9147|||
564178111||CN|Lushan|121.1184|38.9366|||
564202861||IT|Porto Pino|8.6136|38.9479|||
564465746||CN|35Edf205|117.463|39.0178|||
564502315||CN|Dalian|123.1546|39.023|||
564526163||ES|Sant Carles de Peralta|1.639|39.037|||
564574272||CN|Dalian|122.7235|39.0401|||
564646285||CN|Dalian|122.8582|39.0661|||
564670159||ES|City Tx|1.5931|39.0734|||
564682279||CN|Dalian|122.7946|39.0781|||
564682313||CN|Dalian|123.138|39.0741|||
564706143||ES|Port De Sant Miguel|1.4398|39.0849|||
564733534||US|Delhi Hills|-84.659|39.0965|||
564769519||US|Catlettsburg|-84.8069|39.1099|||
564778149||ES|Sant Joan De Labritja|1.4946|39.1052|||
564957974||ES|Cullera|-0.2505|39.1562|||
564958292||ES|Arsburg|2.9261|39.1565|||
564970237||CN|Dalian|122.37|39.1585|||
565041861||CN|35F2Ca51|118.6125|39.1783|||
565077812||CN|35F29033|118.1257|39.1824|||
565130393||US|Chestertown|-76.0635|39.2052|||
565138930||IT|Capitana|9.3032|39.2054|||
565186239||CN|Dalian|122.3943|39.2168|||
565221806||CN|35F28E5F|118.0641|39.2223|||
565222267||CN|Dalian|122.6774|39.2296|||
565330298||CN|3586D203|122.9897|39.258|||
565498301||ES|Colonia De Sant Jordi|3.0108|39.3073|||
565510226||CN|Guanglu|122.2617|39.3036|||
565617915||CN|358Ce20D|119.1545|39.3371|||
565642297||ES|Colonia De Sant Jordi|2.9789|39.3458|||
565678291||ES|La Rapita|2.9197|39.3596|||
565678321||ES|Cala D'or|3.2139|39.3581|||
565762235||CN|35865F55|122.3525|39.3725|||
565798129||CN|Dalian|121.2936|39.3878|||
565899310||TM|Hazar|53.102|39.415|||
565905927||CN|358Cfa59|119.2775|39.4188|||
566050307||CN|Dalian|123.0757|39.4501|||
566074252||ES|Son Ferrer|2.5222|39.4625|||
566146272||ES|S'arenal|2.7271|39.482|||
566158262||CN|3586E22F|122.62|39.4838|||
566326240||ES|Camp De Mar|2.409|39.5349|||
566364660||TR|Kucukkuyu|26.606|39.5444|||
566398337||ES|Holm|3.3703|39.5551|||
566517928||CN|358Cf319|119.2807|39.5815|||
566542235||ES|Mallorca|2.353|39.5986|||
566686341||ES|C3 Xcrsaxe|3.4109|39.6345|||
566841932||CN|358C894B|119.3231|39.6793|||
566867984||GR|Gouvia|19.8464|39.6855|||
566950327||CN|3580Ba67|123.2797|39.7036|||
567046327||ES|Age Antwerp|3.2727|39.7377|||
567082261||ES|Deia|2.6176|39.7495|||
567093936||CN|358C8631|119.3619|39.7408|||
567108938||US|St Louis|-90.6132|39.7564|||
567130347||CN|358098Cf|123.4701|39.7542|||
567190333||ES|Artà|3.3324|39.7718|||
567201941||CN|358C7E41|119.411|39.7749|||
567274147||CN|358885Df|121.4709|39.7912|||
567382386||CN|5E2A7Ce5|123.8601|39.8292|||
567442277||ES|Mallorca|2.7718|39.8425|||
567514413||ES|Aanjin|4.1318|39.8682|||
567706168||CN|Dalian|121.68|39.9165|||
567730313||ES|Port de Pollença|3.1355|39.925|||
567730389||ES|Menorca|3.8939|39.925|||
567778428||CN|Dan Dong|124.2843|39.9302|||
567850434||CN|Dan Dong|124.3418|39.9586|||
568009925||US|Bellaire|-80.7403|40.0067|||
568018419||ES|Arburg|4.1993|40.0052|||
568090380||ES|Ciutadella|3.8073|40.0279|||
568162412||ES|Bahia De Fornells|4.1298|40.0437|||
568174434||CN|5E2Af95D|124.3468|40.0419|||
568198391||ES|Menorca|3.9192|40.0501|||
568245997||CN|Shanhaiguan|119.979|40.0648|||
568318003||CN|Shanhaiguan|120.0352|40.0825|||
568390011||CN|Shanhaiguan|120.1178|40.1035|||
568426195||CN|3587Eced|121.9594|40.1127|||
568490948||AZ|Qobustan|49.482|40.1314|||
568498022||CN|Huludao|120.2209|40.1372|||
568714038||CN|35899D7B|120.3804|40.1984|||
568750044||CN|Huludao|120.4465|40.2018|||
568778956||AZ|Sangachal|49.5694|40.213|||
568922965||AZ|Qaradagh|49.654|40.2504|||
569030974||AZ|Baku|49.7402|40.2815|||
569030980||AZ|Baku-South Bay|49.8048|40.288|||
569103058||AZ|Chilov|50.5871|40.3093|||
569136657||TR|Dardanelles|26.5765|40.3186|||
569182049||CN|Suizhong|120.4974|40.3226|||
569290056||CN|3589Bdd5|120.5674|40.3563|||
569494043||ES|Benicarlo|0.433|40.413|||
569604800||TR|Bandırma|28.0044|40.4412|||
569674047||ES|Vinaros|0.4735|40.4643|||
569820882||TR|Armutlu|28.8267|40.5085|||
569902081||CN|3589D21B|120.8128|40.5208|||
569989022||US|Glasford|-89.7783|40.5524|||
570216895||TR|Esenkoy|28.9519|40.6181|||
570226080||CN|Huludao|120.8036|40.6155|||
570838194||CN|Panjin|121.947|40.7822|||
571054107||CN|Jinzhou|121.0793|40.8465|||
571116746||TR|Kumbag|27.4623|40.8664|||
571186964||IT|Porto San Paolo|9.6425|40.8807|||
571450124||CN|5E270841|121.2481|40.9526|||
571546092||ES|Hospitalet Infant|0.928|40.9879|||
572412911||TR|Rumelifeneri|29.1135|41.2299|||
572510728||US|Bdockx00030|-72.7137|41.2515|||
572761097||US|103 C8|-89.0248|41.3233|||
572761111||US|Naplate|-88.8864|41.3212|||
572905160||US|Morris|-88.3949|41.3618|||
573277613||TR|Ondokuzmayis|36.1321|41.4666|||
573562884||FR|Bp Tyo R|8.8495|41.5411|||
573925567||TR|Alaçam|35.6707|41.6477|||
574416975||US|Camanche|-90.2462|41.787|||
574933509||TR|Kabalı|35.0938|41.9299|||
575113389||TR|Abana|33.8917|41.9736|||
575401504||TR|Sinop|35.0421|42.0509|||
576117114||ES|Vilarino|-8.8588|42.2551|||
576730316||ES|Portbou|3.1661|42.4263|||
576865712||US|Saint Clair Shores|-82.8767|42.4681|||
577703773||HR|Babino Polje|17.7376|42.6975|||
578795230||RU|Podyapolsk|132.3087|42.9922|||
579119231||RU|Bolshoy Kamen|132.3174|43.0805|||
579214636||FR|Le Lavandou|6.3633|43.1159|||
579468775||BG|Ezerovo|27.7522|43.1894|||
579504764||BG|Povelyanovo|27.6482|43.1911|||
580221653||ES|Colindres|-3.462|43.3951|||
580357746||US|Mt Clemens|-82.5381|43.4303|||
580402442||FR|Saintes-Maries-De-La-Mer|4.4225|43.4483|||
580403607||HR|Drvenik Mali|16.0797|43.444|||
580439614||HR|Veliki Drvenik|16.1428|43.4515|||
580653473||ES|Colunga|-5.2654|43.5157|||
580833385||ES|Cudillero|-6.15|43.5674|||
581079420||CA|Pubnico|-65.7957|43.6377|||
581115397||CA|Ti Bury|-66.0279|43.6476|||
581124552||RO|Constanta|25.5296|43.6411|||
581196561||RO|Constanta|25.6164|43.6667|||
581268509||BG|Constanta|25.0955|43.6843|||
581268522||RO|Constanta|25.2278|43.6824|||
581304516||BG|Constanta|25.1674|43.6961|||
581367024||US|Phippsburg|-69.7566|43.7103|||
581367396||CA|Wedgeport|-66.0312|43.712|||
581367403||CA|Wedgeport|-65.9682|43.7134|||
581411543||HR|Kornati|15.4327|43.7257|||
581484386||RO|Kozloduy|23.8677|43.7493|||
581484393||BG|Oryahovo|23.9344|43.7471|||
581627533||HR|Kornati|15.3382|43.7871|||
581654982||US|Yarmouth|-70.1718|43.7954|||
581988601||RO|Ruse|26.0192|43.8887|||
582123515||CA|Port Mouton|-64.8428|43.9205|||
582168607||RO|Ruse|26.0789|43.933|||
582312611||RO|Gostinu|26.112|43.9787|||
582528302||RO|Novi Sad|23.0299|44.0399|||
582636662||BG|Tutrakan|26.6278|44.0611|||
582744680||RO|Spantov|26.8093|44.0993|||
582960281||BG|Novo Selo|22.8117|44.1586|||
583140757||RO|Dichiseni|27.5785|44.2059|||
583239119||US|Deer Isle|-68.8087|44.2335|||
583383105||US|Lincolnville|-68.9418|44.2749|||
584328206||RO|Ruse|22.0675|44.5337|||
584400222||RO|Constanta|22.223|44.5548|||
584749671||US|Harrisville|-83.2857|44.6591|||
584940248||RO|Constanta|22.4823|44.701|||
585048160||RO|Smederevo|21.6005|44.7376|||
585120034||RS|Beograd|20.3419|44.7558|||
585147325||CA|North Head|-66.7493|44.7622|||
585191391||HR|Premantura|13.9182|44.7772|||
585192120||RO|Ruse|21.2078|44.7724|||
585578032||CA|Kingston|-79.6743|44.8858|||
585614015||CA|Whitby|-79.8462|44.8979|||
585624959||RO|Sfantu Gheorghe|29.5926|44.8939|||
585758490||CA|Kingston|-75.0929|44.9365|||
585911247||IT|Porto Pila|12.4779|44.9794|||
586884040||RS|Perlez|20.4009|45.2408|||
586884862||RO|Izmail|28.6297|45.245|||
586932788||RU|Kurilsk|147.8812|45.2574|||
588525713||US|Scappoose|-122.8685|45.7019|||
589071808||CA|Ballantynes Cove|-61.9185|45.8585|||
593104704||CA|Arnold S Cove|-52.9513|46.9742|||
594117764||FR|Pornichet|-2.3514|47.2588|||
594543814||CA|Cap Aux Md|-61.8563|47.3787|||
594722960||CA|Ile Aux Coudres|-70.3921|47.4208|||
595084717||CA|Mount Pearl|-52.8235|47.5277|||
595162765||DE|Grenzach-Wyhlen|7.6579|47.5453|||
595162773||CH|Kaiseraugst|7.7339|47.542|||
595306759||DE|Weil Am Rhein|7.598|47.5859|||
595310117||RU|Kavkaz|41.1705|47.585|||
595418100||RU|Azov|41.0021|47.6172|||
595442985||CA|La Malbaie|-70.1407|47.6216|||
595558752||FR|Rosenau|7.5261|47.6525|||
595586990||CA|Quebec City|-70.0955|47.6628|||
596099885||HU|Szob|18.8597|47.8087|||
597100710||CA|Bay De Verde|-52.8994|48.0831|||
597107715||SK|Bratislava|17.1521|48.081|||
597142757||FR|Kunheim|7.5757|48.092|||
597394759||DE|Sasbach|7.5946|48.1609|||
597574765||DE|Weisweil|7.6515|48.2164|||
598222772||FR|Meissenheim|7.7268|48.3978|||
598835358||DE|Obernzell|13.589|48.5675|||
598907350||DE|Salzweg|13.5009|48.5833|||
599087318||DE|Vilshofen|13.18|48.639|||
599109644||CA|Ce A Dam|-123.5501|48.6499|||
599116688||CA|Bonavista Harbor|-53.115|48.6499|||
599122785||FR|La Wantzenau|7.8598|48.6477|||
599266792||DE|Rheinau|7.9262|48.6859|||
599332600||CA|C 0 C|-53.9998|48.7023|||
599374939||DE|Plochingen|9.3919|48.7173|||
599410931||DE|Esslingen|9.3192|48.7284|||
599469658||CA|Gulf Islands|-123.4118|48.7497|||
599554798||DE|Greffern|7.9828|48.7631|||
599662806||DE|Hugelsheim|8.0698|48.7949|||
599662921||DE|Stuttgart Muhlhausen|9.2153|48.7964|||
599793486||CA|Ucluelet|-125.1392|48.8362|||
599806811||DE|Iffezheim|8.1139|48.8349|||
599986216||FR|Carrieres-Sur-Seine|2.1633|48.8892|||
600081467||CA|Effingham Bay|-125.3255|48.9158|||
600130817||DE|Berg|8.171|48.9214|||
600189644||CA|Bchored|-123.5572|48.9436|||
600203200||DE|Bad Abbach|12.009|48.948|||
600239169||DE|Riedenburg|11.6926|48.9589|||
600274823||DE|Neuburg|8.2353|48.9671|||
600311233||DE|Pfatter|12.3385|48.9774|||
600375561||CA|Kitimat Loc|-64.3843|48.9955|||
600455230||DE|Budapest|12.3022|49.0163|||
600729627||CA|C Fr|-123.7243|49.0926|||
600844639||CA|Valleyfield|-53.6089|49.1216|||
600909630||CA|Bg Gwangyan|-123.6976|49.1499|||
601247114||DE|Roth|11.1469|49.2383|||
601318842||DE|Oberhausen-Rheinhausen|8.4296|49.2534|||
601390914||DE|Gundelsheim|9.1491|49.272|||
601426848||DE|Altlussheim|8.4892|49.2888|||
601462676||DE|Ensdorf|6.7665|49.2929|||
601463111||DE|Rednitzhembach|11.1101|49.2932|||
601606672||DE|Wallerfangen|6.7255|49.3393|||
601606909||DE|Obrigheim|9.0969|49.3336|||
601629564||CA|French Crk False By|-124.3575|49.3497|||
601809649||CA|Gibsons|-123.5053|49.3997|||
601822848||DE|Ketsch|8.4844|49.3984|||
602002848||DE|Altrip|8.4815|49.4447|||
602002863||DE|Edingen-Neckarhausen|8.6307|49.4435|||
602003100||DE|Grossreuth Bei Schweinau|11.0068|49.4455|||
602061526||CA|Fisheries Research|-124.7376|49.4638|||
602061624||CA|Sechelt|-123.7505|49.4679|||
602061711||CA|Bk Cux Shb|-122.8859|49.4619|||
602074660||DE|Mettlach|6.6091|49.4674|||
602110087||FR|Duclair|0.8713|49.4771|||
602146858||DE|Edingen-Neckarhausen|8.5807|49.4805|||
602147110||DE|Callao|11.1021|49.4866|||
602169532||CA|Tribune Bay|-124.6778|49.498|||
602169564||CA|Anacortes|-124.3574|49.4962|||
602169577||CA|Bd Swartz|-124.2281|49.4961|||
602169601||CA|Buccaneer Bay|-123.9889|49.4985|||
602219095||DE|Fürth|10.9525|49.5006|||
602241586||CA|Earls Cove|-124.1369|49.5175|||
602399096||DE|Enns|10.9695|49.553|||
602615097||DE|Mohrendorf|10.9771|49.6199|||
602673595||CA|Pender Harbour|-124.0448|49.6312|||
602830643||LU|Temmels|6.4351|49.6707|||
602867103||DE|Hausen|11.0363|49.6844|||
602902835||DE|Osthofen|8.3544|49.6906|||
602925544||CA|Texada Canada|-124.5536|49.7011|||
602925591||CA|South Pender Harbour|-124.0805|49.7095|||
602974658||DE|Konz|6.5864|49.7103|||
602997578||CA|Bk Cux Shb|-124.2114|49.7294|||
603105606||CA|As Venezuel|-123.9397|49.7579|||
603141573||CA|Powell River|-124.2686|49.7639|||
603154663||DE|Trier|6.6358|49.7664|||
603213582||CA|Saltery Bay|-124.1765|49.7815|||
603442959||DE|Marktheidenfeld|9.598|49.8449|||
603501598||CA|Harmony Islands|-124.0159|49.8654|||
603766957||DE|Neustadt Am Main|9.5722|49.9305|||
603838976||DE|Himmelstadt|9.7671|49.953|||
603933523||CA|Aung|-124.7658|49.9827|||
603982801||DE|Ingelheim Am Rhein|8.0193|49.9928|||
604054961||DE|Neuendorf|9.6144|50.0175|||
604055033||DE|Gadheim|10.3398|50.0195|||
604113518||CA|5487F8F1|-124.8189|50.0364|||
604126903||DE|Lengfurt|9.0306|50.0311|||
604149524||CA|Desolation Sound|-124.7507|50.0477|||
604221506||CA|Cortes Bay|-124.9344|50.0649|||
604329497||CA|Gorge Habour|-125.0239|50.0993|||
604365524||CA|Desolation Snd|-124.7548|50.1048|||
604401508||CA|Cruising Area|-124.9116|50.1192|||
604437515||CA|Refuge Cove|-124.8401|50.1239|||
604473530||CA|Seattle|-124.6968|50.1398|||
604545504||CA|Gulf Islands|-124.9579|50.1571|||
604581462||CA|Campbell River|-125.3731|50.1624|||
604581523||CA|Anca|-124.769|50.16|||
604689514||CA|Cang|-124.853|50.1977|||
604738763||DE|Lykershausen|7.6397|50.2038|||
604846758||DE|Boppard|7.5827|50.2342|||
604941471||CA|Aung|-125.2882|50.2605|||
604941519||CA|Bdam|-124.8027|50.2673|||
604990311||FR|Arleux|3.1117|50.2743|||
604990764||DE|Braubach|7.6448|50.2704|||
605049526||CA|Anca|-124.7312|50.299|||
605134746||DE|Dieblich|7.4638|50.313|||
605157477||CA|Campbell River|-125.2247|50.3218|||
605157520||CA|Bomentine|-124.7964|50.3235|||
605206755||DE|Koblenz|7.5564|50.337|||
605229495||CA|Everett|-125.0418|50.3496|||
605242305||FR|Courchelettes|3.0537|50.3402|||
605337467||CA|Bd Swartz|-125.3208|50.3748|||
605373486||CA|Cang|-125.1391|50.3896|||
605422436||BE|Benelux|4.3629|50.3922|||
605481449||CA|Aberland|-125.5015|50.4142|||
605553477||CA|Dent Island|-125.2241|50.4323|||
605625463||CA|Bia River Usa|-125.366|50.4587|||
605710406||BE|Roeulx|4.0689|50.4727|||
605818512||BE|Andenne|5.1246|50.5008|||
605841197||CA|Steveston|-128.0284|50.513|||
605890357||BE|Peruwelz|3.5759|50.5278|||
606165332||CA|Prince Rupert|-126.6748|50.6012|||
606445613||RU|Severo-Kuril'sk|156.1381|50.678|||
606502421||BE|Tubize|4.2152|50.6939|||
606625618||RU|Severo Kurilsk|156.1808|50.7244|||
606646424||BE|Beersel|4.242|50.7363|||
606705350||CA|Echo Bay|-126.4976|50.7525|||
606719419||CZ|Děčín|14.1959|50.7557|||
607101232||CA|Port Alexander|-127.672|50.8675|||
607173316||CA|A Jp|-126.8303|50.8875|||
607209246||CA|Port Hardy|-127.5315|50.8986|||
607245270||CA|Seattle Wash|-127.2902|50.9058|||
607317285||CA|B Spore|-127.1437|50.9221|||
607762570||BE|Dilsen Stokkem|5.7033|51.0436|||
607785249||CA|Allison Harbour|-127.5088|51.0542|||
607821241||CA|Bd Anchorag|-127.5803|51.0662|||
607978688||DE|Monheim Am Rhein|6.8826|51.1|||
608122680||DE|Reisholz|6.8017|51.1424|||
608194385||BE|Wachtebeke|3.8587|51.1648|||
608266673||DE|Dormagen Leverkusen|6.7378|51.1822|||
608302515||BE|Mol|5.1576|51.1993|||
608410580||NL|Kelpen-Oler|5.8064|51.2261|||
608482523||BE|Bepme04031Junct00000|5.238|51.2419|||
608626453||BE|Kloosterveld|4.5397|51.287|||
609022572||NL|Someren|5.7287|51.3949|||
609202542||NL|Grasrijk|5.4231|51.443|||
609206596||RU|Saratov|45.962|51.4454|||
609274670||DE|Meiderich|6.7082|51.4666|||
609310680||DE|Oberhausen|6.8051|51.4728|||
609382686||DE|Oberhausen|6.8686|51.4947|||
609597086||IE|0Oo00|-9.1334|51.5591|||
609706740||DE|Waltrop|7.4043|51.5855|||
609850732||DE|Datteln|7.3288|51.6248|||
609886761||DE|Bergkamen|7.6146|51.6342|||
609922676||DE|Hamm|6.7647|51.648|||
609994772||DE|Nlrtm01202Dockx00030|7.7213|51.6695|||
610102731||DE|Datteln|7.3161|51.6922|||
610174643||DE|Xanten|6.4322|51.7119|||
610174724||DE|Regensburg|7.2479|51.7165|||
610318481||NL|Biesbosch|4.8173|51.7559|||
610341189||CA|Aallorca|-128.1041|51.7681|||
610593178||CA|Bella Bella|-128.2122|51.8369|||
610737214||CA|Bd Anchorag|-127.8551|51.8726|||
610750756||DE|De Duisburg|7.5699|51.8767|||
610953156||CA|Port Hardy|-128.4352|51.9317|||
611061211||CA|Bella Bella|-127.8835|51.9689|||
611254766||DE|Gelmer|7.665|52.0174|||
611385191||CA|A D Rijn|-128.0845|52.0524|||
611434769||DE|Hamburg|7.6913|52.0672|||
611457213||CA|Bella Coola|-127.863|52.0742|||
611687165||DE|Neue Neustadt|11.6571|52.1388|||
611817202||CA|Bd Anchorag|-127.9778|52.1763|||
611853152||CA|St John Hbr|-128.4719|52.1849|||
611938651||NL|Diepenheim|6.5185|52.2021|||
612010767||DE|Birgte|7.6773|52.2239|||
612082531||NL|Spakenburg|5.3112|52.2479|||
612082995||DE|Algermissen|9.9508|52.2464|||
612177183||CA|Bella Bella|-128.1692|52.279|||
612190760||DE|Horstel|7.6097|52.2749|||
612191040||DE|Vechelde|10.4004|52.274|||
612191183||DE|Burg Bei Magdeburg|11.8387|52.2782|||
612213200||CA|E Wa|-127.9929|52.2867|||
612262899||DE|Seggebruch|8.9951|52.2935|||
612299034||DE|Bremerhaven|10.3481|52.3059|||
612321164||CA|Bella Bella|-128.3533|52.3119|||
612370873||DE|Hille|8.7369|52.3259|||
612370893||DE|Bremen Wietersheim|8.9343|52.3297|||
612371193||DE|Bausellenverkehr|11.9392|52.3261|||
612442765||DE|Berlin|7.6545|52.3437|||
612443385||DE|Spreenhagen|13.8544|52.3445|||
612465230||CA|Bella Bella|-127.697|52.3528|||
612478772||DE|Recke|7.729|52.357|||
612479408||DE|Furstenwalde|14.0865|52.3517|||
612514898||DE|Petershagen|8.9817|52.3649|||
612550968||DE|Hannover|9.6894|52.3711|||
612622819||DE|Das Ende Der Welt|8.1926|52.3902|||
612622935||DE|Hohnhorst|9.3542|52.3903|||
612623234||DE|Wusterwitz|12.3499|52.3926|||
612623291||DE|Werder|12.9151|52.3994|||
612623314||DE|Wannsee|13.1458|52.3985|||
612658805||DE|Engter|8.0584|52.4083|||
612658946||DE|Lohnde|9.4671|52.4014|||
612658954||DE|Lohnde|9.5408|52.4007|||
612659127||DE|Calvorde|11.2786|52.4037|||
612694902||DE|Bremen|9.0212|52.4105|||
612694962||DE|Nordhafen Hannover|9.6284|52.4184|||
612694971||DE|Langenhagen|9.7135|52.4168|||
612695197||DE|Berlin|11.9712|52.4125|||
612695213||DE|Genthin|12.1362|52.4115|||
612695242||DE|Wusterwitz|12.4257|52.4149|||
612731330||DE|Lichterfelde|13.3035|52.4211|||
612731373||DE|Erkner|13.7331|52.4217|||
612766735||DE|Lingen|7.3539|52.4349|||
612767080||DE|Wolfsburg|10.8011|52.431|||
612839345||DE|Baumschulenweg|13.4527|52.4599|||
612875277||DE|Ketzin|12.776|52.4602|||
612875284||DE|Ketzin|12.8494|52.4657|||
612911090||DE|Rühen|10.9006|52.4755|||
612947379||DE|Petershagen|13.7984|52.4861|||
612982905||DE|Stolzenau|9.0544|52.4922|||
613041171||CA|Aallorca|-128.2895|52.5172|||
613126552||NL|Batenburg|5.5221|52.5362|||
613199296||DE|Wustermark|12.9629|52.5592|||
613271067||DE|Hamburg|10.6736|52.5729|||
613465626||RU|Oktyabrskiy|156.2645|52.6242|||
613631065||DE|Zwartsluis|10.6514|52.6721|||
613702729||DE|Meppen|7.2902|52.6989|||
613811066||DE|Wittingen|10.6653|52.7248|||
613811203||DE|Hamburg|12.0326|52.7221|||
613919326||DE|Oranienburg|13.2607|52.7531|||
613954725||DE|Herbrum|7.2573|52.7603|||
614063329||DE|Oranienburg|13.2934|52.7978|||
614279378||DE|Eberswalde|13.7882|52.8529|||
614279392||DE|Niederfinow|13.9232|52.8522|||
614315413||PL|Szczecin|14.1366|52.8684|||
614746912||DE|Langwedel|9.1262|52.9814|||
614782905||DE|Ahsen-Oetzen|9.0521|52.995|||
614890520||NL|Breezanddijk|5.2026|53.0205|||
614890774||DE|Dessel|7.7404|53.026|||
614890887||DE|A258|8.87|53.0251|||
614999428||DE|Schwedt|14.2898|53.0523|||
615106784||DE|Friesoythe|7.8462|53.0878|||
615106795||DE|Dorpen|7.9597|53.085|||
615106804||DE|Deslj03905Brdg102423|8.0473|53.0896|||
615143432||DE|Schwedt|14.3255|53.0951|||
615182941||RU|Ekaterinovka|49.4101|53.1069|||
615502564||NL|Dronryp|5.6404|53.1902|||
615683048||DE|Barendorf|10.4839|53.2411|||
615719443||PL|Mescherin|14.4399|53.2523|||
615827048||DE|Scharnebeck|10.4876|53.288|||
616151048||DE|Artlenburg|10.4819|53.3767|||
616223017||DE|Zollenpieker Hoopte|10.1742|53.3951|||
616439062||DE|Witzeeze|10.6236|53.4527|||
616583008||DE|Angsat|10.0878|53.4942|||
617051067||DE|Alt Molln|10.6771|53.6253|||
617231063||DE|Panten|10.6362|53.6737|||
617591063||DE|Berkenthin|10.6383|53.7748|||
618094848||DE|Wischhafen Neuwerk|8.4864|53.9162|||
618131334||DE|Jarmen|13.3434|53.9279|||
618418888||DE|Friedrichskoog|8.882|54.004|||
618440973||CA|Bpen Terneuzen|-130.2667|54.0147|||
618634930||DE|Schafstedt|9.3095|54.0622|||
619283390||DE|Greifswalder Oie|13.9074|54.2414|||
619607064||DE|Panker|10.6479|54.3356|||
619642996||DE|Quarnbek|9.9615|54.3418|||
620111252||DE|Darsser Ort|12.5233|54.471|||
620182967||DE|Borgwedel|9.6735|54.4968|||
620219123||DE|Deput Dkrod|11.2301|54.5025|||
620471191||DK|Gedser|11.9166|54.5756|||
620506982||DE|Rieseby|9.8228|54.5862|||
621118829||DE|Hoernum|8.2942|54.758|||
621370965||DE|Westerholz|9.6538|54.8223|||
621407096||DK|Ysselmeer|10.9678|54.8332|||
621551174||DK|Sundby|11.7471|54.8704|||
621803110||DK|Onsevig|11.1072|54.9474|||
621839246||DK|Klintholm|12.4644|54.9533|||
621911151||DK|Kragenaes Femoe|11.5131|54.9724|||
622055047||DK|Skaroe|10.4706|55.0144|||
622126969||DK|Nordborg|9.6927|55.038|||
622127137||DK|Klinteby Frihed|11.3754|55.0349|||
622414955||DK|A Dong Ying|9.5503|55.116|||
622451204||DK|Praesto|12.0423|55.125|||
622737238||IE|Nlxxx01207Dockx00012|-7.6163|55.2061|||
622886921||RU|Saratov|49.2194|55.2442|||
623643011||RU|Rybnaya Sloboda|50.1173|55.4547|||
623855111||DK|Reersoe|11.119|55.5169|||
624035228||DK|Greve|12.2863|55.5665|||
624179060||DK|Ak E|10.6092|55.6044|||
624430969||DK|Brejning|9.6922|55.675|||
624683209||DK|Jyllinge|12.0957|55.7453|||
624719132||DK|Sejer0 Havnso|11.3244|55.7544|||
624755027||DK|Endelave Snaptun|10.2724|55.7623|||
624971005||DK|Aarina|10.0526|55.8217|||
625187113||DK|Alle|11.1341|55.8806|||
625295064||DK|Bess|10.6421|55.9103|||
625367055||DK|Bess|10.5521|55.9371|||
625403045||DK|Tunoby|10.4532|55.949|||
625511136||DK|Pilot Station Sj Ret|11.3687|55.9725|||
625514800||RU|Zvenigovo|48.002|55.9785|||
625763477||SE|Inan|14.7701|56.0425|||
625871578||SE|Sturkö|15.7843|56.0766|||
626054759||RU|Novocheboksarsk|47.5964|56.1268|||
626123051||DK|Ebeltoft|10.5125|56.146|||
626450391||RU|N Novgorod|43.9137|56.232|||
626666410||RU|Afonino|44.1085|56.299|||
627123794||CA|Edwards Cove|-62.0569|56.4212|||
627527071||DK|Bonnerup Strad|10.7124|56.5337|||
627779030||DK|Lystrup|10.3044|56.6092|||
628174847||DK|Nykoebing Mors|8.4752|56.7173|||
628499028||DK|Oster Hurup|10.2826|56.8049|||
629146963||DK|Nibe|9.6331|56.9879|||
629492516||US|Baranof|-134.8329|57.0887|||
629780443||US|Petersburg|-135.5682|57.1623|||
630191661||SE|Oskarshamn|16.6189|57.2797|||
630263092||DK|Hjem Pa Lokum|10.9224|57.2966|||
630371112||DK|Osterbyhavn|11.1227|57.3207|||
630479196||SE|Ak E|11.9609|57.3569|||
631343042||DK|Aalbaek|10.4284|57.5923|||
632036810||RU|Kirensk|108.1038|57.7803|||
632529340||GB|Stornoway|-6.5965|57.9257|||
632859610||RU|Kondratovo|56.1006|58.0145|||
633234764||US|Duck Bay|-152.3554|58.1215|||
633260878||RU|Osetrovo|108.7854|58.1209|||
633503680||SE|Fyrudden|16.8082|58.1947|||
633503689||SE|Fyrudden|16.8956|58.1961|||
634511246||SE|Kristinehamn|12.4686|58.4717|||
634820508||US|Bellingham|-134.913|58.5692|||
634987206||RU|Dudinka|92.0691|58.6049|||
636455843||SE|Dalarö|18.4358|59.0137|||
637319073||NO|Engalsvik|10.7319|59.2503|||
637319861||SE|Bullandoe|18.6147|59.2547|||
637463865||SE|Bullandoe|18.6512|59.2974|||
637643312||SE|Grums|13.124|59.3433|||
637787863||SE|Aengsoe Se|18.6339|59.3829|||
637931773||SE|Ao M|17.7364|59.4296|||
637931858||SE|Angham|18.5896|59.423|||
637931869||SE|Cr Order|18.6997|59.4279|||
638003878||SE|Trasko Storo|18.7868|59.4444|||
639912129||AX|Kökar|21.2937|59.9793|||
640308197||FI|Brannskar|21.9761|60.086|||
640380068||AX|Sottunga|20.6813|60.1098|||
640416029||AX|Lumparland|20.2963|60.1176|||
640920538||FI|Box|25.3896|60.2526|||
642585493||RU|Lensk|114.9356|60.714|||
642621502||RU|Kirensk|115.0272|60.7203|||
643405657||RU|Vytegra|36.5757|60.9448|||
643711335||US|Jack Bay|-146.6478|61.0321|||
643729546||RU|Voznesen'ye|35.4652|61.0304|||
645142902||RU|Bykov Mys|129.0293|61.4279|||
645382512||NO|Svanoy|5.1258|61.4974|||
646393597||RU|Shal'skiy|35.9786|61.7785|||
648769584||RU|Cherepovec|35.8451|62.4315|||
651287878||SE|A And Ksa|18.7865|63.1392|||
652726838||NO|Kvenvaer|8.3812|63.5315|||
653158940||NO|Storfosna|9.4051|63.6595|||
656183089||NO|Lauvsnes|10.8928|64.4992|||
658129568||RU|Solovki|35.6894|65.0305|||
659676250||SE|Luleå|22.5019|65.4631|||
663743265||NO|Rodoybassenget|12.6557|66.5929|||
663743309||NO|Vågaholmen|13.0993|66.599|||
666587431||NO|Løpsmarka|14.3111|67.3855|||
667955524||NO|Nordfolda Nordfolda|15.2471|67.7658|||
668855533||NO|Skutvik|15.3372|68.0129|||
672059528||NO|Alsvag|15.2862|68.9009|||
672779596||NO|Myre|15.9698|69.1063|||
675407942||NO|Finnkroken|19.4267|69.8301|||
676776318||NO|Altneset|23.1898|70.2157|||
677136287||NO|Øksfjord|22.8744|70.319|||
677712362||NO|Seatrail|23.6277|70.4791|||
`;
