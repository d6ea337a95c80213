/** Terminals of America and Oceania, in the form of `terminals.ts`. */
export const TERMINALS_OF_AMERICA_AND_OCEANIA = `
7640|container|Bayonne|-74.07|40.665|2000|hand
7810|container|Port Newark|-74.145|40.687|3000|wpi
8530|container|Savannah Garden City|-81.145|32.128|2500|hand
8280|coal|Lamberts Point|-76.325|36.875|1500|gem
8300|coal|Newport News coal|-76.428|36.966|1500|gem
8210|coal|Baltimore CNX|-76.559|39.261|1200|gem
8580|container|Blount Island|-81.53|30.395|2500|unlocode
8640|container|Miami|-80.165|25.772|2000|unlocode
8630|container|Port Everglades|-80.117|26.085|1500|wpi
8770|coal|McDuffie|-88.039|30.655|1500|gem
8980|oil|LOOP|-90.025|28.885|3000|wpi
9060|gas|Sabine Pass LNG|-93.872|29.748|1500|gem
9040|gas|Cameron LNG|-93.333|30.035|1500|gem
9250|gas|Freeport LNG|-95.313|28.935|1500|gem
9240|container|Barbours Cut|-94.99|29.68|2500|hand
9240|container|Bayport|-94.99|29.61|2500|hand
16080|container|Los Angeles Pier 400|-118.255|33.735|2500|wpi
16070|container|Long Beach Pier T|-118.22|33.755|2500|gem
17700|container|Tacoma|-122.395|47.275|2500|gfw
18055|oil|Cherry Point|-122.757|48.861|1500|gem
19660|oil|Valdez|-146.4|61.087|2000|wpi
CARTB|coal|Westshore|-123.164|49.017|1200|gem
CARTB|container|Deltaport|-123.155|49.021|1200|gem
18150|container|Centerm|-123.07|49.287|1500|gfw
18150|oil|Westridge|-122.95|49.291|1200|gfw
18950|coal|Ridley|-130.328|54.227|1500|gfw
1957|ore|Sept-Iles|-66.466|50.168|2000|gfw
1958|ore|Port Cartier|-66.785|50.033|1500|wpi
6545|gas|Canaport|-65.979|45.211|1500|gem
1715|oil|Come By Chance|-54.02|47.8|1800|wpi
15765|container|Lazaro Cardenas|-102.168|17.938|2500|gem
9395|oil|Cayo Arcas|-91.98|20.168|2500|wpi
15410|container|Balboa|-79.5665|8.953|1500|gfw
9865|container|Colon MIT|-79.88|9.366|1800|wpi
9860|container|Cristobal|-79.908|9.349|1500|gfw
9985|container|Freeport|-78.787|26.518|2000|gfw
9987|oil|South Riding Point|-78.2271|26.6113|2500|gfw
11035|container|Caucedo|-69.63|18.425|1500|wpi
11910|container|Cartagena Contecar|-75.53|10.376|1500|unlocode
11901|oil|Covenas|-75.733|9.495|2500|gfw
11946|coal|Puerto Bolivar|-71.962|12.254|1500|gem
11934|coal|Puerto Nuevo|-74.229|11.06|1800|gem
11934|coal|Puerto Drummond|-74.23|11.05|1800|gem
12180|oil|Jose|-64.85|10.1|3500|wpi
11770|gas|Point Fortin LNG|-61.697|10.187|1500|gem
15275|container|Guayaquil Contecon|-79.905|-2.278|1800|wpi
ECPSJ|container|Posorja|-80.2455|-2.697|1500|gfw
15330|oil|Esmeraldas|-79.655|1.02|2500|gfw
14950|container|Callao|-77.15|-12.051|2500|gfw
14970|container|Chancay|-77.275|-11.587|1500|gfw
PEPMC|gas|Melchorita LNG|-76.304|-13.252|2000|gem
14470|container|San Antonio|-71.62|-33.592|2000|wpi
14610|ore|Huasco Guacolda|-71.253|-28.467|1500|gem
12585|ore|Ponta da Madeira|-44.375|-2.565|2000|wpi
12855|ore|Tubarao|-40.238|-20.288|2000|gem
12935|ore|Guaiba Island|-44.033|-23.012|1500|wpi
BRPOU|ore|Ubu|-40.573|-20.786|1500|gfw
BRACX|ore|Acu|-40.9815|-21.81|2500|gfw
12960|oil|Sao Sebastiao|-45.4|-23.803|1800|wpi
12970|container|Santos|-46.297|-23.957|2500|wpi
BRIOA|container|Itapoa|-48.6035|-26.1855|1500|gfw
12980|container|Paranagua|-48.497|-25.497|2000|gfw
13060|container|Rio Grande|-52.1|-32.06|2500|wpi
12740|container|Suape|-34.96|-8.394|2000|wpi
BRJUR|bauxite|Juruti|-56.09|-2.15|2000|unlocode
BRTMT|bauxite|Trombetas|-56.378|-1.462|1500|unlocode
13760|container|Buenos Aires|-58.365|-34.585|2500|wpi
13120|container|Montevideo|-56.206|-34.901|1800|gfw
54620|ore|Nelson Point|118.585|-20.312|2500|wpi
54605|gas|Withnell Bay|116.775|-20.587|1500|gem
AUASB|gas|Wheatstone|115.01|-21.678|2000|unlocode
54670|gas|Darwin LNG|130.866|-12.519|1500|gem
53405|coal|Hay Point|149.308|-21.268|1500|gem
53405|coal|Dalrymple Bay|149.315|-21.25|1800|hand
53450|coal|RG Tanna|151.238|-23.825|1500|gem
53450|gas|Curtis Island LNG|151.203|-23.769|2000|gem
53610|coal|Kooragang|151.77|-32.883|1800|gem
53610|coal|Carrington|151.768|-32.91|1200|gem
53690|coal|Port Kembla|150.898|-34.454|1500|gem
53490|container|Brisbane|153.17|-27.38|2500|gem
54672|bauxite|Weipa|141.868|-12.67|1800|wpi
54450|ore|Esperance|121.895|-33.87|1500|wpi
55080|container|Tauranga|176.182|-37.653|1800|gem
`;
