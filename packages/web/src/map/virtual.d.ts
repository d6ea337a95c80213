declare module 'virtual:port-names' {
  const ports: readonly (readonly [
    name: string,
    longitude: number,
    latitude: number,
    rank: number,
  ])[];
  export default ports;
}
