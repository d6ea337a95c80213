import { useSignal } from '@preact/signals';
import type { JSX, TargetedDragEvent } from 'preact';

/** A place to drop files, or to choose them. */
export function FileDrop({
  onFiles,
}: {
  readonly onFiles: (files: readonly File[]) => void;
}): JSX.Element {
  const isOver = useSignal(false);
  const drop = (event: TargetedDragEvent<HTMLElement>): void => {
    event.preventDefault();
    isOver.value = false;
    const files = [...(event.dataTransfer?.files ?? [])];
    if (files.length > 0) onFiles(files);
  };
  return (
    <section
      class={`drop ${isOver.value ? 'over' : ''}`}
      aria-label="Files"
      onDragOver={(event) => {
        event.preventDefault();
        isOver.value = true;
      }}
      onDragLeave={() => (isOver.value = false)}
      onDrop={drop}
    >
      <p>
        <strong>Drop files here</strong>, or choose them:
      </p>
      <label>
        <span class="visually-hidden">Recordings, or a scenario</span>
        <input
          type="file"
          multiple
          onChange={({ currentTarget }) => {
            const files = [...(currentTarget.files ?? [])];
            // The same file can be chosen again.
            currentTarget.value = '';
            if (files.length > 0) onFiles(files);
          }}
        />
      </label>
      <p class="quiet">
        Recordings: NMEA, CSV, JSON lines or Parquet, also in gzip, ZIP or Zstandard. Scenarios:
        YAML. Nothing is uploaded: the files stay on this computer.
      </p>
    </section>
  );
}
