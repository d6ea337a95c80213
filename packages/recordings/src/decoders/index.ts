export { openParquet, type RandomAccessFile } from './open-parquet.ts';
export { unzstd } from './unzstd.ts';
