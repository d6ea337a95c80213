/**
 * Harbours of major ports that are far from the position of the port in the World Port Index, or on land that is newer than
 * the coastline: port, name, longitude, latitude, radius in metres. Written by hand, accurate to about half a kilometre; the
 * builder checks that land or a stop is near.
 */
const TABLE = `
7640|Port Newark|-74.15|40.685|3000
7640|Bayonne|-74.07|40.665|2000
9240|Barbours Cut|-94.99|29.68|2500
9240|Bayport|-94.99|29.61|2500
30810|Bremerhaven Stromkaje|8.53|53.59|3000
31140|Maasvlakte|4.02|51.95|4000
31140|Botlek|4.29|51.88|3000
31140|Waalhaven|4.43|51.885|2500
31250|Antwerp Deurganck|4.26|51.29|3500
31250|Antwerp Right Bank|4.32|51.29|5000
31250|Antwerp Docks|4.38|51.26|3500
35580|Southampton Western Docks|-1.45|50.912|2500
45140|Port Said East|32.36|31.22|3000
46130|Apapa|3.37|6.44|2500
48287|Hamad|51.62|25.03|4000
49930|Westports|101.3|2.96|3500
50000|Pasir Panjang|103.77|1.275|2500
50017|Jurong|103.72|1.305|2000
50017|Tuas|103.63|1.24|3000
57572|Cai Mep|107.03|10.53|4000
57830|Nansha|113.64|22.63|4000
57840|Kwai Tsing|114.12|22.345|3000
59940|Beilun|121.87|29.94|3500
59970|Waigaoqiao|121.6|31.35|4000
59970|Yangshan|122.06|30.62|4000
60140|Qianwan|120.21|36.01|4000
60140|Dongjiakou|119.79|35.6|4000
60250|Dayaowan|121.88|38.99|4000
60390|Busan New Port|128.8|35.08|4000
`;

export interface Terminal {
  readonly portId: number;
  readonly name: string;
  readonly longitude: number;
  readonly latitude: number;
  readonly radiusMeters: number;
}

export const TERMINALS: readonly Terminal[] = TABLE.trim()
  .split('\n')
  .map((line) => {
    const [portId, name, longitude, latitude, radiusMeters] = line.split('|');
    return {
      portId: Number(portId),
      name,
      longitude: Number(longitude),
      latitude: Number(latitude),
      radiusMeters: Number(radiusMeters),
    };
  });
