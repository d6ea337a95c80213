import type { Observable } from 'rxjs';
import { checkCapabilities, type PublicCapabilities } from './arguments/check-capabilities.ts';
import type { Change } from './changes/change.ts';
import { GuardedObservable } from './changes/guarded-observable.ts';
import type { ServiceStatus } from './operations/service-status.ts';
import type { ServiceParts } from './service-parts.ts';
import type { EventChange } from './sts/events.ts';

/** The members that the leader and API processes have in common: capabilities with checked arguments, the status, and the changes. */
export class ServiceMembers<Capabilities extends PublicCapabilities> implements PublicCapabilities {
  readonly feed: Capabilities['feed'];
  readonly identity: Capabilities['identity'];
  readonly configurations: Capabilities['configurations'];
  readonly events: Capabilities['events'];
  readonly vesselEvents: Capabilities['vesselEvents'];
  readonly backfill: Capabilities['backfill'];
  readonly previews: Capabilities['previews'];
  readonly shapes: Capabilities['shapes'];
  readonly tracking: Capabilities['tracking'];
  readonly routing: Capabilities['routing'];
  readonly reports: Capabilities['reports'];
  readonly alerts: Capabilities['alerts'];
  readonly nextPorts: Capabilities['nextPorts'];
  readonly usage: Capabilities['usage'];
  readonly tradeLanes: Capabilities['tradeLanes'];
  readonly #parts: Pick<ServiceParts, 'status' | 'changes' | 'reportError'>;

  constructor(
    capabilities: Capabilities,
    parts: Pick<ServiceParts, 'status' | 'changes' | 'reportError'>,
  ) {
    this.#parts = parts;
    const checked = checkCapabilities(capabilities);
    this.feed = checked.feed;
    this.identity = checked.identity;
    this.configurations = checked.configurations;
    this.events = checked.events;
    this.vesselEvents = checked.vesselEvents;
    this.backfill = checked.backfill;
    this.previews = checked.previews;
    this.shapes = checked.shapes;
    this.tracking = checked.tracking;
    this.routing = checked.routing;
    this.reports = checked.reports;
    this.alerts = checked.alerts;
    this.nextPorts = checked.nextPorts;
    this.usage = checked.usage;
    this.tradeLanes = checked.tradeLanes;
  }

  get status(): ServiceStatus {
    return this.#parts.status.now;
  }

  get status$(): Observable<ServiceStatus> {
    return this.guarded(this.#parts.status.changes$);
  }

  get changes$(): Observable<Change> {
    return this.#parts.changes.all$;
  }

  get events$(): Observable<EventChange> {
    return this.#parts.changes.of('event');
  }

  /** Returns an observable whose subscribers are logged and removed when they throw. */
  protected guarded<Value>(source: Observable<Value>): Observable<Value> {
    return new GuardedObservable(source, this.#parts.reportError);
  }
}
