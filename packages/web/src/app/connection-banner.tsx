import type { JSX } from 'preact';
import { Notice } from '../ui/notice.tsx';
import { Time } from '../ui/time.tsx';
import { useApp } from './app-context.ts';

/** Shows when the page does not show the present state of the service, and since when. */
export function ConnectionBanner(): JSX.Element | null {
  const { live } = useApp();
  const { state, sinceMs, error } = live.connection.value;
  if (state === 'live') return null;
  if (state === 'loading') return <Notice kind="loading">Connecting to the service …</Notice>;
  const since = sinceMs !== null && (
    <>
      {' '}
      since <Time ms={sinceMs} hasSeconds />
    </>
  );
  if (state === 'failed')
    return (
      <Notice kind="error">
        The service refuses to send changes{since}:{' '}
        {error instanceof Error ? error.message : String(error)}
      </Notice>
    );
  return (
    <Notice kind="warning">
      {state === 'stale' ? 'Nothing has been received' : 'The connection is lost'}
      {since}. What you see may be out of date; the page tries to connect again.{' '}
      {state === 'disconnected' && (
        <button type="button" class="small" onClick={live.reconnect}>
          Try now
        </button>
      )}
    </Notice>
  );
}
