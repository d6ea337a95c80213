/** Terminals of Asia, in the form of `terminals.ts`. */
export const TERMINALS_OF_ASIA = `
48340|oil|Ras Tanura|50.181|26.673|3500|gfw
48343|oil|Juaymah|50.037|26.929|3000|gfw
48335|container|Dammam|50.2|26.495|3000|wpi
48121|oil|Yanbu King Fahd|38.225|23.955|3500|wpi
48140|container|Jeddah|39.155|21.465|3000|unlocode
SAKAC|container|King Abdullah|39.09|22.52|2500|hand
48392|oil|Al Basrah|48.815|29.682|2500|wpi
48390|oil|Khor al Amaya|48.803|29.783|2000|wpi
48399|container|Umm Qasr|47.945|30.04|3000|unlocode
48465|oil|Kharg T-jetty|50.33|29.235|2000|wpi
IRASA|gas|Assaluyeh|52.595|27.467|2500|unlocode
48495|container|Shahid Rajaee|56.06|27.1|3000|wpi
48361|oil|Mina al Ahmadi|48.165|29.065|2500|wpi
48357|container|Shuaiba|48.16|29.037|2000|wpi
48370|container|Shuwaikh|47.925|29.355|2000|wpi
48356|gas|Al Zour LNG|48.395|28.735|2000|gem
48287|oil|Mesaieed|51.57|24.93|3000|wpi
48297|gas|Ras Laffan|51.605|25.918|3500|hand
48287|container|Hamad|51.62|25.03|4000|hand
48277|oil|Das Island|52.868|25.154|2500|gfw
48267|oil|Zirku|53.0957|24.8608|2500|gfw
48282|oil|Ruwais|52.739|24.146|2500|gfw
48262|oil|Fujairah|56.3735|25.187|2500|gfw
48262|oil|Fujairah buoys|56.4175|25.2385|2500|gfw
48263|container|Khor Fakkan|56.3663|25.351|2000|gfw
48276|container|Jebel Ali|55.05|25.015|3500|gfw
AEKHL|container|Khalifa|54.66|24.805|3500|gfw
48257|ore|Sohar|56.63|24.505|3000|wpi
48255|oil|Mina al Fahal|58.517|23.65|3000|wpi
48240|gas|Qalhat LNG|59.413|22.662|1800|gem
48235|oil|Duqm|57.72|19.672|3000|gfw
45080|container|Haifa Bay|35.01|32.832|2000|wpi
44860|container|Mersin|34.648|36.801|2000|gfw
48617|container|Mundra|69.7|22.74|3000|wpi
48617|coal|Mundra West Basin|69.565|22.752|2500|gem
48730|container|Pipavav|71.506|20.918|1500|gem
48674|coal|Dahej|72.532|21.69|1500|gem
48674|gas|Dahej LNG|72.528|21.672|1500|gem
48790|gas|Hazira LNG|72.624|21.096|1500|gem
48845|container|Nhava Sheva|72.945|18.945|3000|wpi
49130|container|Kochi Vallarpadam|76.24|9.98|1500|gem
49030|coal|New Mangalore|74.813|12.925|2000|gem
49240|container|Colombo|79.84|6.95|2500|wpi
49255|container|Hambantota|81.1|6.117|2000|unlocode
49450|container|Chennai|80.297|13.095|2500|gem
49454|coal|Ennore|80.341|13.26|2000|gem
49455|coal|Krishnapatnam|80.126|14.252|2000|gem
49480|ore|Visakhapatnam|83.3|17.693|2000|wpi
49479|coal|Gangavaram|83.234|17.618|1800|gem
49535|coal|Paradip|86.674|20.274|2000|gem
49540|coal|Dhamra|86.966|20.823|2000|gem
49555|coal|Haldia|88.09|22.035|2500|gem
49590|container|Chittagong|91.8|22.312|3000|gem
48605|container|Port Qasim|67.335|24.77|3000|gem
49930|container|Westports|101.3|2.96|3500|hand
49930|container|Northport|101.355|3.015|2500|gfw
51587|container|Tanjung Pelepas|103.55|1.36|2500|wpi
50000|container|Pasir Panjang|103.77|1.275|2500|gfw
50017|container|Tuas|103.63|1.24|3000|gfw
50017|gas|Singapore LNG|103.67|1.234|1200|gfw
50017|oil|Jurong Island|103.72|1.305|2000|gfw
51585|gas|Bintulu LNG|113.082|3.282|1500|gem
51811|gas|Bontang LNG|117.475|0.1|1500|gem
50970|container|Tanjung Priok|106.885|-6.1|2500|wpi
IDCTO|container|New Priok|106.91|-6.087|2000|unlocode
51840|oil|Balikpapan|116.81|-1.265|2500|wpi
50380|coal|Tarahan|105.344|-5.516|2000|gem
57462|container|Laem Chabang|100.895|13.08|3000|wpi
57437|gas|Map Ta Phut LNG|101.16|12.65|1800|gem
57572|container|Cai Mep|107.03|10.53|4000|hand
57575|container|Cat Lai|106.79|10.757|2000|wpi
57680|container|Lach Huyen|106.905|20.795|2500|hand
57920|container|Kaohsiung|120.325|22.56|2500|gfw
57920|gas|Yung-An LNG|120.2|22.809|1500|gfw
57955|coal|Taichung|120.491|24.294|2500|gem
57953|oil|Mailiao|120.165|23.785|2500|wpi
57840|container|Kwai Tsing|114.12|22.34|3000|hand
57857|container|Yantian|114.271|22.57|2500|gfw
57777|container|Shekou|113.873|22.475|2500|gfw
57830|container|Nansha|113.682|22.628|3000|gfw
57770|ore|Zhanjiang|110.404|21.169|2000|gfw
57820|container|Qinzhou|108.592|21.692|2000|gfw
57870|container|Xiamen Haicang|118.008|24.446|2500|gfw
59940|container|Beilun|121.87|29.936|3000|gfw
59940|container|Meishan|121.996|29.765|2500|gfw
CNMJS|ore|Majishan|122.4046|30.681|2000|gfw
59970|container|Yangshan|122.06|30.622|4000|gfw
59970|container|Waigaoqiao|121.602|31.36|3500|gfw
60130|ore|Lianyungang|119.45|34.749|2500|gfw
60125|ore|Lanshan|119.364|35.094|2000|gfw
60133|ore|Rizhao|119.565|35.385|3000|gem
60140|container|Qianwan|120.207|36.01|3500|gfw
60140|ore|Dongjiakou|119.795|35.604|3500|gfw
60190|container|Tianjin|117.795|38.98|3500|gfw
CNHUH|coal|Huanghua|117.8906|38.3201|2500|gfw
CNCFD|ore|Caofeidian|118.4907|38.917|3000|gfw
CNCFD|coal|Caofeidian coal|118.467|38.979|2500|gfw
60193|coal|Jingtang|119.007|39.207|2500|gfw
60200|coal|Qinhuangdao|119.656|39.9215|3000|gfw
60250|container|Dayaowan|121.888|38.995|3500|gfw
60250|oil|Dalian Xingang|121.877|38.9515|2000|gfw
60230|container|Bayuquan|122.081|40.289|2500|gfw
60390|container|Busan New Port|128.8|35.08|4000|unlocode
60376|container|Gwangyang|127.682|34.908|2500|gem
60400|oil|Ulsan|129.3715|35.459|2500|gfw
60400|oil|Onsan|129.364|35.43|2500|gfw
60323|oil|Daesan|126.41|37.01|2500|wpi
60320|gas|Incheon LNG|126.593|37.348|2000|gem
60325|gas|Pyeongtaek LNG|126.78|37.008|1500|gem
60410|ore|Pohang|129.403|36.021|2500|gem
61372|ore|Kimitsu|139.871|35.37|2500|gfw
61357|ore|Kashima|140.69|35.932|2500|wpi
61375|gas|Sodegaura LNG|139.965|35.473|1800|gem
61372|gas|Futtsu LNG|139.82|35.345|1500|gfw
61390|container|Yokohama Honmoku|139.68|35.43|2500|gfw
61390|container|Minami Honmoku|139.682|35.402|2000|gfw
61380|container|Tokyo Oi|139.77|35.602|2500|gfw
61560|container|Kobe Port Island|135.215|34.665|2500|gfw
62225|oil|Kiire|130.55|31.38|2000|wpi
61595|oil|Mizushima|133.731|34.501|2500|gem
RUPGN|gas|Prigorodnoye|142.92|46.622|2500|gem
RUKZM|oil|Kozmino|133.007|42.718|1500|gfw
60725|coal|Vostochny|133.0695|42.7505|1800|gfw
60800|coal|Vanino Muchka|140.35|49.1055|1500|gfw
`;
