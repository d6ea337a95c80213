/** WGS 84: equatorial radius in metres, and flattening (NIMA TR8350.2, table 3.1). */
const EQUATORIAL_RADIUS_METERS = 6378137;
const FLATTENING = 1 / 298.257223563;
const POLAR_RADIUS_METERS = EQUATORIAL_RADIUS_METERS * (1 - FLATTENING);

const RADIANS_PER_DEGREE = Math.PI / 180;

/** Each round makes the error some 300 times smaller (e²/2); after five it is far below a nanometre. */
const ROUNDS = 5;

/**
 * Returns the end of a geodesic of the WGS 84 ellipsoid, accurate to a millimetre (Vincenty, Survey Review XXIII 176, 1975,
 * the direct solution).
 * @param azimuth in degrees, clockwise from north.
 * @returns the longitude difference from the start, in degrees from −180 to 180, positive to the east; and the latitude.
 */
export function geodesicEnd(
  latitude: number,
  azimuth: number,
  meters: number,
): readonly [degreesEast: number, latitude: number] {
  const sinAzimuth = Math.sin(azimuth * RADIANS_PER_DEGREE);
  const cosAzimuth = Math.cos(azimuth * RADIANS_PER_DEGREE);
  const tanU = (1 - FLATTENING) * Math.tan(latitude * RADIANS_PER_DEGREE);
  const cosU = 1 / Math.sqrt(1 + tanU * tanU);
  const sinU = tanU * cosU;
  const sinAlpha = cosU * sinAzimuth;
  const cosAlphaSquared = 1 - sinAlpha * sinAlpha;
  const uSquared = cosAlphaSquared * ((EQUATORIAL_RADIUS_METERS / POLAR_RADIUS_METERS) ** 2 - 1);
  const a = 1 + (uSquared / 16384) * (4096 + uSquared * (-768 + uSquared * (320 - 175 * uSquared)));
  const b = (uSquared / 1024) * (256 + uSquared * (-128 + uSquared * (74 - 47 * uSquared)));
  const start = Math.atan2(tanU, cosAzimuth);
  const whole = meters / (POLAR_RADIUS_METERS * a);

  let sigma = whole;
  for (let round = 0; round < ROUNDS; round++) {
    const middle = Math.cos(2 * start + sigma);
    const twice = 2 * middle * middle - 1;
    const sine = Math.sin(sigma);
    const last = (b / 6) * middle * (4 * sine * sine - 3) * (4 * middle * middle - 3);
    sigma = whole + b * sine * (middle + (b / 4) * (Math.cos(sigma) * twice - last));
  }

  const sinSigma = Math.sin(sigma);
  const cosSigma = Math.cos(sigma);
  const middle = Math.cos(2 * start + sigma);
  const across = sinU * sinSigma - cosU * cosSigma * cosAzimuth;
  const end = Math.atan2(
    sinU * cosSigma + cosU * sinSigma * cosAzimuth,
    (1 - FLATTENING) * Math.hypot(sinAlpha, across),
  );
  const onSphere = Math.atan2(
    sinSigma * sinAzimuth,
    cosU * cosSigma - sinU * sinSigma * cosAzimuth,
  );
  const c = (FLATTENING / 16) * cosAlphaSquared * (4 + FLATTENING * (4 - 3 * cosAlphaSquared));
  const twice = 2 * middle * middle - 1;
  const less = sigma + c * sinSigma * (middle + c * cosSigma * twice);
  const east = onSphere - (1 - c) * FLATTENING * sinAlpha * less;
  return [east / RADIANS_PER_DEGREE, end / RADIANS_PER_DEGREE];
}
