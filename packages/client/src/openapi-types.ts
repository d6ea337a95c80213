/* Generated from the OpenAPI document of the service by `npm run client:types`; do not edit. */

export interface paths {
    readonly "/api/ingress/event-detection/configurations": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List detector configurations
         * @description All that the user may read, by id; with `page` or `size` one page of them.
         */
        readonly get: operations["listConfigurations"];
        readonly put?: never;
        /**
         * Create a detector configuration
         * @description Detection begins at the newest event time.
         */
        readonly post: operations["createConfiguration"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/ingress/event-detection/configurations/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Read a detector configuration */
        readonly get: operations["getConfiguration"];
        /**
         * Replace a detector configuration
         * @description The body is the whole new configuration: missing fields get their defaults.
         */
        readonly put: operations["replaceConfiguration"];
        readonly post?: never;
        /**
         * Delete a detector configuration
         * @description Its events remain.
         */
        readonly delete: operations["removeConfiguration"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/ingress/event-detection/configurations/{id}/detect": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Run a configuration over stored history (extension)
         * @description Adds events that fired within the period and have ended, marked with `found_in_past`; known events stay as they are.
         */
        readonly post: operations["detectPast"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/ingress/event-detection/configurations/{id}/detect/{job}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read the progress of a detection over stored history (extension)
         * @description For the user who started it, and administrators.
         */
        readonly get: operations["getPastDetection"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/ingress/event-detection/configurations/preview": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Preview the events of a configuration (extension)
         * @description Server-sent events, as the response to the body of a configuration; nothing is stored, and nobody is notified. `ready` has the period and the number of ships; `about` has the events of tracks that are thinned to one position a minute, one message for each day or so, the newest first; `exact` has those of all reports in one message, which replaces all `about`, and how many are different; `heartbeat` has the progress, and `end` the reason: `finished`, or `replaced` by another preview of the same user, of whom one runs at a time.
         */
        readonly post: operations["previewConfiguration"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/ingress/event-detection/s2s-events": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** List STS events */
        readonly get: operations["listEvents"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/ingress/event-detection/s2s-events/current": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** List current STS events */
        readonly get: operations["listCurrentEvents"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/ingress/event-detection/s2s-events/search": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Find STS events by ships and configuration
         * @description Events that match all parameters of the query.
         */
        readonly get: operations["searchEvents"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/ingress/event-detection/s2s-events/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Read an STS event */
        readonly get: operations["getEvent"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/ingress/event-detection/s2s-events/{id}/tracks": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read the tracks of an STS event's ships
         * @description Every fix of each ship, from a time window before the activation to the deactivation, or now. If there is no fix at one of the ends, an interpolated vertex (`is_estimated`) closes the line.
         */
        readonly get: operations["getEventTracks"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/ingress/event-detection/s2s-events/{id}/assessment": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Assess an STS event
         * @description An extension of the specification: the kind of the encounter, the probability of a transfer with its reasons, and the features that an analyst looks at, as they are known now. They are final a day after the end of the event.
         */
        readonly get: operations["getEventAssessment"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/ingress/event-detection/s2s-events/{id}/ack": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Acknowledge an STS event
         * @description Only the first acknowledgement is stored; later ones change nothing.
         */
        readonly post: operations["acknowledgeEvent"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/ingress/event-detection/vessel-events": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List events of one ship (extension)
         * @description What one ship does while no other is heard beside it, the newest found first: `loitering` and `gap` by the definitions of Global Fishing Watch, and `one_sided_candidate`, a ship that may lie beside one that is not heard: a lead, with a score and reasons. They are never among the STS events. Every user may read them. 404 if the service does not detect them.
         */
        readonly get: operations["listVesselEvents"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/ingress/event-detection/vessel-events/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Read an event of one ship (extension) */
        readonly get: operations["getVesselEvent"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/portserver/ship/info": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Find a ship by MMSI, IMO number, name or call sign */
        readonly post: operations["findShip"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/portserver/ship/position/{mmsi}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Read the latest position of a ship */
        readonly get: operations["getPosition"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/portserver/ship/position": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read the latest positions of ships
         * @description The ships are in the query, or in the body of the GET, as the specification has it, which many clients cannot send. POST accepts the same.
         */
        readonly get: operations["listPositions"];
        readonly put?: never;
        /**
         * Read the latest positions of ships (extension)
         * @description The ships are in the body, or in the query.
         */
        readonly post: operations["listPositionsByPost"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/portserver/ship/historical/port": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * List the port calls of a ship, newest first
         * @description Derived from the ship's reports by the rules P1 to P6 of `@roadstead/tracking`. Times that these do not show are null, and limited by `not_later_than` and `not_earlier_than` (extensions).
         */
        readonly post: operations["listPortCalls"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/portserver/ship/positions": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Find the latest positions of all ships (extension)
         * @description By MMSI. A ship is listed by its latest position only: one that has left the box is not. To follow positions, open `/api/stream/positions` instead of repeating this. Unknown parameters are refused.
         */
        readonly get: operations["findPositions"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/portserver/ships": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List the names, types and dimensions of all ships (extension)
         * @description For maps that follow `/api/stream/positions`: read all ships once, and later those that have changed. Null is unknown.
         */
        readonly get: operations["listChangedShips"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/portserver/search": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Search ships and ports (extension)
         * @description Ships by name, MMSI, IMO number and call sign, ports by name and UN/LOCODE, without regard to accents, case and punctuation. Equal texts come first, then those that begin with the query, those with a word that does, and all others that contain it; of equals the ship with the newest position, and the bigger port. Digits match the first ones of MMSI and IMO number. Ports are found if the service has `ports`.
         */
        readonly get: operations["search"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/portserver/ship/tracks": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read the tracks of all ships of a box (extension)
         * @description For a replay. A ship with a fix in the box has its whole track of the period, and, within 30 minutes, the last fix before it and the first one after it, so that its position can be interpolated at both ends. For each step of the resolution, counted from `begin`, it has the fix nearest to it, half a step away at most; none is interpolated. Jumps are not part of a track. A period has at most 31 days.
         */
        readonly get: operations["findTracks"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/portserver/ship/historical/track": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Request the track of a ship
         * @description `begin` and `end` may be in either order; the track ascends. At most 400 days.
         */
        readonly post: operations["requestTrack"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/portserver/ship/historical/track/{track_id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Read a requested track */
        readonly get: operations["getTrack"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/portserver/ship/route": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Request the route of a ship to a port or position, and its ETA
         * @description The route begins at the ship's latest position. With alternatives the ETAs do not consider that of the crew, which is for one of them.
         */
        readonly post: operations["requestRoute"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/portserver/ship/route/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read a requested route, once
         * @description Only the first response has the result; later ones are 410, and 404 a day after the request. HEAD does not count as reading.
         */
        readonly get: operations["takeRoute"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/portserver/distances": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Compute the distances by sea from each origin to each destination
         * @description At most 2500 pairs, and one request of a user at a time. The rows are in the order of the origins, and for each in that of the destinations.
         */
        readonly post: operations["computeDistances"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/jobserver/stat/{shiptype}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Request a report
         * @description `shape` is a LineString or MultiLineString for `passageline`, a Polygon or MultiPolygon for `areavisits` and `density`, the same or nothing for `portcalls`; `ships` are for `multiship`, `cell_degrees` for `density`. At most 400 days.
         */
        readonly post: operations["requestReport"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/jobserver/stat/{shiptype}/result/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Read the result of a report */
        readonly get: operations["getReport"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/jobserver/stat": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List the reports (extension)
         * @description The user's own, newest first; administrators see those of all users.
         */
        readonly get: operations["listReports"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/jobserver/stat/statistic/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Read the status of a report */
        readonly get: operations["getReportStatus"];
        readonly put?: never;
        readonly post?: never;
        /**
         * Cancel a report, or delete a finished one (extension)
         * @description A queued or running report is aborted. A finished or aborted one is deleted with its result.
         */
        readonly delete: operations["removeReport"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/alerts/webhooks": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List webhooks (extension)
         * @description All that the user may read, by id.
         */
        readonly get: operations["listWebhooks"];
        readonly put?: never;
        /**
         * Create a webhook (extension)
         * @description It receives the changes that are made from now on.
         */
        readonly post: operations["createWebhook"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/alerts/webhooks/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Read a webhook (extension) */
        readonly get: operations["getWebhook"];
        /**
         * Replace a webhook (extension)
         * @description The body is the whole new webhook; its secrets remain. While it is disabled, nothing is queued for it, and what is pending waits.
         */
        readonly put: operations["replaceWebhook"];
        readonly post?: never;
        /** Delete a webhook with its deliveries (extension) */
        readonly delete: operations["removeWebhook"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/alerts/webhooks/{id}/secret": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Rotate the secret of a webhook (extension)
         * @description For a day, messages have a signature by the former secret, too.
         */
        readonly post: operations["rotateWebhookSecret"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/alerts/webhooks/{id}/test": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Send a test message (extension)
         * @description One attempt, with `type` `webhook-test`; its failure is the result of the request.
         */
        readonly post: operations["testWebhook"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/alerts/webhooks/{id}/deliveries": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List the deliveries of a webhook (extension)
         * @description Newest first.
         */
        readonly get: operations["listWebhookDeliveries"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/alerts/webhooks/{id}/deliveries/{delivery}/replay": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Replay a dead letter (extension)
         * @description It is pending again, with the same `webhook-id`.
         */
        readonly post: operations["replayWebhookDelivery"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/alerts/webhooks/{id}/replay": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Replay all dead letters of a webhook (extension)
         * @description The oldest thousand of them.
         */
        readonly post: operations["replayWebhook"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/shiptracker/nextport/arrivals/{key}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List ships that may call at a port, or at a port of a cluster
         * @description A ship is listed once for each port of the cluster, if it calls at any of them with the probability of its threshold. A key that is both a LOCODE and the name of a cluster means the LOCODE; a key that is neither is 404.
         */
        readonly get: operations["listArrivals"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/shiptracker/nextport/ship/{imo}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List the probable next ports of a ship
         * @description Empty for a ship without reports.
         */
        readonly get: operations["listNextPorts"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/shiptracker/nextport/shiplist/{name}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** List the probable next ports of the ships of a list */
        readonly get: operations["listNextPortsOfShipList"];
        /**
         * Create or replace a ship list (extension)
         * @description The name of a list in the settings of the service is a conflict (409).
         */
        readonly put: operations["putShipList"];
        readonly post?: never;
        /** Delete a ship list (extension) */
        readonly delete: operations["removeShipList"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/shiptracker/nextport/cluster": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List the clusters of ports
         * @description The user's own and the predefined ones, by name; administrators see those of all users.
         */
        readonly get: operations["listClusters"];
        readonly put?: never;
        /** Create a cluster of ports */
        readonly post: operations["createCluster"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/shiptracker/nextport/cluster/{my_cluster}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Replace a cluster of ports
         * @description Missing fields get their defaults.
         */
        readonly put: operations["replaceCluster"];
        readonly post?: never;
        /** Delete a cluster of ports */
        readonly delete: operations["removeCluster"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/shiptracker/nextport/shiplist": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List the ship lists (extension)
         * @description The user's own and those in the settings of the service, by name; administrators see those of all users.
         */
        readonly get: operations["listShipLists"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/ingress/positions": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Ingest position reports (extension)
         * @description A JSON array or an object that contains one (GeoJSON, for example), JSON lines, CSV with a header, or NMEA 0183 (text/plain), read as a stream, in the dialects of the major providers. The response follows when all records are durable. A record with any of the fields from `imo` on is also a static report of the ship, and then needs no position. Late records are stored, but are too late for the detection. Repeated records are stored once.
         */
        readonly post: operations["ingestPositions"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/config/shapes": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List the shapes (extension)
         * @description All that the user may read, by name.
         */
        readonly get: operations["listShapes"];
        readonly put?: never;
        /** Create a shape */
        readonly post: operations["createShape"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/config/shapes/{shape}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Read a shape by its name */
        readonly get: operations["getShape"];
        /**
         * Replace a shape
         * @description Configurations that use it get the new area.
         */
        readonly put: operations["replaceShape"];
        readonly post?: never;
        /** Delete a shape */
        readonly delete: operations["removeShape"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/config/shapes/import": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Import a shape from a file
         * @description Replaces the user's shape of that name. A zipped Shapefile is sent as it is, or as its Base64 text. In KML and GPX a line that ends where it begins is the outline of an area.
         */
        readonly put: operations["importShapeAgain"];
        /**
         * Import a shape from a file
         * @description An existing name is a conflict. A zipped Shapefile is sent as it is, or as its Base64 text. In KML and GPX a line that ends where it begins is the outline of an area.
         */
        readonly post: operations["importShape"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/config/shapes/export/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Export a shape as a file
         * @description GeoJSON, Well-Known Text, or a zipped Shapefile in Base64. Only GeoJSON has circles; in the others they are polygons of 64 corners.
         */
        readonly get: operations["exportShape"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/identity/users": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** List users (extension) */
        readonly get: operations["listUsers"];
        readonly put?: never;
        /** Add a user (extension) */
        readonly post: operations["addUser"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/identity/users/{name}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /** Delete a user with all API keys (extension) */
        readonly delete: operations["removeUser"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/identity/users/{name}/password": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /** Change a password (extension) */
        readonly put: operations["setPassword"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/identity/users/{name}/keys": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** List the API keys of a user (extension) */
        readonly get: operations["listKeys"];
        readonly put?: never;
        /** Create an API key for a user (extension) */
        readonly post: operations["addKey"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/identity/keys/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /** Revoke an API key (extension) */
        readonly delete: operations["revokeKey"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/session": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Read the user and the expiry of the session (extension) */
        readonly get: operations["getSession"];
        readonly put?: never;
        /**
         * Log in for a session (extension)
         * @description Sets the cookie of a session, in place of that of the request. It ends an hour after its last use and twelve hours after the login, by a logout, when the password changes, and by the twenty-first login of the user if it is the oldest. A wrong password is 401; with `X-Session: true` the browser opens no dialog of its own for it.
         */
        readonly post: operations["openSession"];
        /**
         * Log out (extension)
         * @description Ends the session and its streams, and deletes the cookie.
         */
        readonly delete: operations["endSession"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/session/ticket": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Create a ticket for one stream (extension)
         * @description For `EventSource` and `WebSocket`, which send no headers: the parameter `ticket` opens one stream within 30 s. To connect again, another ticket is necessary, and `after`, where the stream has it.
         */
        readonly post: operations["createTicket"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/authentication/login": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Log in for a token
         * @description The API key must be one of the same user. The token is valid for an hour, together with that key: all other operations of this group need both. It expires when the key is revoked or the password changes.
         */
        readonly post: operations["login"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/authentication/logout": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Invalidate the token (extension) */
        readonly post: operations["logout"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/nextport/vessel/{vessel_imo_number}/predictions": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Predict the next ports of a ship
         * @description Empty for a ship without reports.
         */
        readonly get: operations["predictNextPorts"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/nextport/port/{un_location_code}/predictions": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Predict the ships whose next port is a port
         * @description The UN/LOCODE of no known port is 404; another text is 422.
         */
        readonly get: operations["predictArrivals"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/administration/usage": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read the usage of a month
         * @description Users see their own, administrators that of all: one record for each endpoint, status and unit, by user and endpoint. Months are UTC. Requests of unknown users are not counted.
         */
        readonly get: operations["readUsage"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/administration/usage/credits": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read the credits of a month
         * @description By the titles of the price list; users see their own, administrators the sum of all. Failed requests are free. The figures are indicative: invoices prevail. `year` and `month` are an extension.
         */
        readonly get: operations["readCredits"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/tradelane-analytics/journey-statistics": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read the statistics of a trade lane
         * @description One statistic for each carrier with journeys in the 365 days until the last midnight UTC. A call is omitted when the ship did not make it from a week before its time to two weeks after it, and reported from elsewhere; delayed when it arrived more than 24 hours late. The README of `@roadstead/trade-lanes` has all definitions and their sources. Extensions: the parameters of the period, of the carrier and `interval`, and `origin_port_calls` and `destination_port_calls`, which count made, omitted, unknown and open calls apart. After an import of many ships, matching goes on in the background: journeys count at once, and their calls as open until they are matched.
         */
        readonly get: operations["getJourneyStatistics"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/tradelane-analytics/journeys": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List the journeys of a trade lane (extension)
         * @description The voyages that the statistics count, with both calls: as scheduled, their outcome, and when they were made.
         */
        readonly get: operations["listJourneys"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/tradelane-analytics/voyages": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List carriers' voyages (extension)
         * @description In the form in which they are imported, with the outcome of each call. A corrected voyage is imported again by PUT.
         */
        readonly get: operations["listVoyages"];
        /**
         * Import carriers' voyages (extension)
         * @description At most 10 000, under their name or as a bare list. An existing one is replaced. Invalid rows are listed in the response and the others are imported; if no row can be imported the response is 422.
         */
        readonly put: operations["putVoyages"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/tradelane-analytics/bookings": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List carriers' bookings (extension)
         * @description In the form in which they are imported. A corrected booking is imported again by PUT.
         */
        readonly get: operations["listBookings"];
        /**
         * Import carriers' bookings (extension)
         * @description At most 10 000, under their name or as a bare list. An existing one is replaced. Invalid rows are listed in the response and the others are imported; if no row can be imported the response is 422.
         */
        readonly put: operations["putBookings"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/tradelane-analytics/recomputation": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Recompute current voyages at once (extension)
         * @description Otherwise they are recomputed once a day. Imported voyages are computed from the next read of statistics on. Responds when all are computed.
         */
        readonly post: operations["recomputeStatistics"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/tradelane-analytics/voyages/{carrier}/{number}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /**
         * Delete a carrier's voyage (extension)
         * @description Its journeys are not counted any more, nor are bookings planned for it.
         */
        readonly delete: operations["removeVoyage"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/tradelane-analytics/bookings/{carrier}/{number}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /** Delete a carrier's booking (extension) */
        readonly delete: operations["removeBooking"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/stream/changes": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read changes after a cursor, or wait for one
         * @description Returns at once if there are changes after the cursor, otherwise waits for one. Without `after` it returns the newest cursor at once. 410 if the feed cannot be continued at the cursor: read the lists of the objects anew, and continue from the newest cursor. Unknown parameters are refused.
         */
        readonly get: operations["listChanges"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/stream/events": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Follow events as a stream
         * @description Server-sent events, or a WebSocket if the request asks for one (`Upgrade: websocket`). The first message is `ready`, with the filters as understood, the cursor at which the stream begins and the number of events so far that match; then each change as in `/api/stream/changes`, a `heartbeat` each 15 s with the cursor and the newest time of data, and `end` with the reason where the service ends the stream. The `id` of a message is its cursor: `Last-Event-ID` or `after` continues there, and nothing is lost or repeated. Unknown parameters are refused, and so is a configuration that the user cannot read, unless the stream is resumed.
         */
        readonly get: operations["streamEvents"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/stream/positions": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Follow the latest positions of ships (extension)
         * @description Server-sent events, or the same messages over a WebSocket on this path. `ready` has the filters as understood and the number of ships that match; `snapshot` messages have their latest positions, the last one with `complete: true`; then `positions` has, once a second, those that have changed, and in `left` the ships that match no more. A reader that is slower than that gets the newest position of each ship. Rows are integers in the order of `columns` of `ready`. `heartbeat` comes every 15 s, with the newest time of all positions; `end` has the reason. Parameters that the stream does not have are refused.
         */
        readonly get: operations["streamPositions"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v0/stream": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Stream positions by the protocol of aisstream.io (extension)
         * @description A WebSocket. The first message, within 3 s, is the subscription: `APIKey`, `BoundingBoxes` ([[[south, west], [north, east]]]), and optionally `FiltersShipMMSI` (texts) and `FilterMessageTypes`, which must contain `PositionReport`, since no other type is sent. A later subscription replaces it. Each report is one message; values that are not available are those of AIS (ITU-R M.1371): speed 102.3, course 360, heading 511, rate of turn −128. An error is `{"error": "…"}`, and the end of the connection. Of a reader that is too slow the oldest reports are dropped, and the connection ends after 30 s without progress.
         */
        readonly get: operations["openAisstream"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/health": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Read the state of the service */
        readonly get: operations["getHealth"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/livez": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Probe whether the process must be restarted */
        readonly get: operations["getLiveness"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/readyz": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Probe whether the service answers requests
         * @description While the service starts, the problem has the progress.
         */
        readonly get: operations["getReadiness"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/metrics": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Read metrics for Prometheus */
        readonly get: operations["getMetrics"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/openapi.json": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Read the OpenAPI 3.1 document */
        readonly get: operations["getDocument"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/asyncapi.json": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read the AsyncAPI 3.0 document
         * @description The messages of streams and webhooks; of those that this service has.
         */
        readonly get: operations["getAsyncDocument"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/docs": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Read the document as a page */
        readonly get: operations["getPage"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description Exactly one of `geometry` and `shape_uuid` is required. Null means the default. Unknown fields are ignored. */
        readonly ConfigurationBody: {
            readonly name: string;
            /** @description Default: `true`. */
            readonly enabled?: boolean | null;
            /** @description Required without `preset`. */
            readonly parameters?: components["schemas"]["ConfigurationParameters"];
            /** @description A smaller distance with a window of its own: the first of the two to fire gives the event. */
            readonly alternative_parameters?: components["schemas"]["ConfigurationParameters"] | null;
            /** @description A ship that is silent for longer counts as lost. Default: that of the service. */
            readonly gap_max_minutes?: number | null;
            /** @description Ships that are apart for longer have separated. Default: that of the service. */
            readonly separation_minutes?: number | null;
            /** @description Events of a pair with less time in between have one `group_id` in their assessment. */
            readonly merge_gap_minutes?: number | null;
            readonly filters?: components["schemas"]["EncounterFilters"] | null;
            /** @description Any text; `Note`, `Warning` and `Alarm` are offered. Default: `"Note"`. */
            readonly severity?: string | null;
            /** @description Users who may read it and acknowledge its events. Default: `[]`. */
            readonly acl?: readonly string[] | null;
            /** @description Default: `"s2s"`. */
            readonly type?: "s2s" | null;
            /** @description Stored, not delivered, unless the service sends messages to phones; the header `X-Notice` names the contacts to which nothing is sent. Otherwise each international number receives one request, and once it is confirmed, the events that fired less than an hour before, and notices of their retraction, at once or in the digests that its owner chooses. Default: `[]`. */
            readonly phone_numbers?: readonly string[] | null;
            /** @description Stored, not delivered, unless the service sends e-mail; the header `X-Notice` names the contacts to which nothing is sent. Otherwise each ASCII address receives one request, and once it is confirmed, the events that fired less than an hour before, and notices of their retraction, at once or in the digests that its owner chooses. Default: `[]`. */
            readonly email_addresses?: readonly string[] | null;
            /** @description Default: `false`. */
            readonly exclude_ports?: boolean | null;
            /** @description Sets the fields of a published definition; fields of the body take precedence. */
            readonly preset?: ("transfer" | "encounter" | "gfw-encounter" | "skylight-rendezvous" | "starboard" | "marinetraffic" | "rtec-rendezvous" | "kerch-2024") | null;
            /** @description A Polygon or MultiPolygon, bare or in a Feature; closed rings that do not cross themselves. Across the antimeridian it is split there (RFC 7946), or has longitudes past ±180. */
            readonly geometry?: (components["schemas"]["AreaGeometry"] | components["schemas"]["AreaFeature"]) | null;
            readonly shape_uuid?: string | null;
        };
        readonly ConfigurationParameters: {
            readonly distance_for_sts_meters: number;
            readonly transfer_time_window_minutes: number;
        };
        /** @description Conditions under which an event fires; all that are present must hold. */
        readonly EncounterFilters: {
            readonly kinds?: readonly ("transfer" | "transfer_under_way" | "lightering" | "bunkering" | "fishing_transshipment" | "tow_or_escort" | "service_boat" | "pair_trawling" | "moored_neighbours" | "anchored_neighbours" | "passing" | "unknown")[];
            readonly probability_min?: number;
            /** @description Types of at least one ship: `tanker,70-79`. */
            readonly either_ship_types?: string;
            /** @description Types of both ships. */
            readonly both_ship_types?: string;
            /** @description Of each ship. */
            readonly speed_knots_median_max?: number;
            /** @description Of each ship at any time. */
            readonly speed_knots_max?: number;
            readonly port_area_meters_min?: number;
            readonly anchorage_meters_min?: number;
            readonly shore_meters_min?: number;
            readonly duration_minutes_min?: number;
            /** @description Of the median distance, in lengths of the longer ship. */
            readonly distance_lengths_max?: number;
            /** @description Of the shorter ship. */
            readonly length_meters_min?: number;
            /**
             * @description The ships were farther apart than the distance in the hour before.
             * @constant
             */
            readonly seen_apart_before?: true;
            /** @description Names of filters that hold, too, where the value is unknown. */
            readonly unknown?: readonly ("kinds" | "probability_min" | "either_ship_types" | "both_ship_types" | "speed_knots_median_max" | "speed_knots_max" | "port_area_meters_min" | "anchorage_meters_min" | "shore_meters_min" | "distance_lengths_max" | "length_meters_min" | "seen_apart_before")[];
        };
        readonly AreaGeometry: components["schemas"]["Polygon"] | components["schemas"]["MultiPolygon"];
        /** @description Closed rings, the first of which is the outer one. */
        readonly Polygon: {
            /** @constant */
            readonly type: "Polygon";
            readonly coordinates: readonly (readonly components["schemas"]["Coordinates"][])[];
        };
        /** @description Longitude, then latitude, in degrees. */
        readonly Coordinates: readonly number[];
        readonly MultiPolygon: {
            /** @constant */
            readonly type: "MultiPolygon";
            readonly coordinates: readonly (readonly (readonly components["schemas"]["Coordinates"][])[])[];
        };
        readonly AreaFeature: {
            /** @constant */
            readonly type: "Feature";
            readonly properties?: {
                readonly [key: string]: unknown;
            } | null;
            readonly geometry: components["schemas"]["AreaGeometry"];
        };
        readonly Configuration: {
            readonly id: number;
            /** Format: uuid */
            readonly uuid: string;
            /** Format: date-time */
            readonly created_at: string;
            /** Format: date-time */
            readonly modified_at: string;
            /** @description A user name. */
            readonly created_by: string;
            readonly modified_by: string;
            readonly name: string;
            readonly enabled: boolean;
            readonly parameters: components["schemas"]["ConfigurationParameters"];
            /** @enum {string} */
            readonly preset?: "transfer" | "encounter" | "gfw-encounter" | "skylight-rendezvous" | "starboard" | "marinetraffic" | "rtec-rendezvous" | "kerch-2024";
            readonly alternative_parameters?: components["schemas"]["ConfigurationParameters"];
            readonly gap_max_minutes?: number;
            readonly separation_minutes?: number;
            readonly merge_gap_minutes?: number;
            readonly filters?: components["schemas"]["EncounterFilters"];
            readonly severity: string;
            /** @description Null for an inline area. */
            readonly shape_uuid: string | null;
            /** @description The bare area, of the shape if there is one. */
            readonly geometry: components["schemas"]["AreaGeometry"];
            /** Format: uuid */
            readonly owner: string;
            readonly acl: readonly string[];
            /** @constant */
            readonly type: "s2s";
            /** @description Stored, not delivered, unless the service sends messages to phones. */
            readonly phone_numbers: readonly string[];
            /** @description Stored, not delivered, unless the service sends e-mail. */
            readonly email_addresses: readonly string[];
            readonly exclude_ports: boolean;
        };
        readonly ConfigurationList: {
            readonly items: readonly components["schemas"]["Configuration"][];
            /** @description This and the following fields only for requests of a page. */
            readonly total?: number;
            readonly page?: number;
            readonly size?: number;
            readonly pages?: number;
        };
        readonly Backfill: {
            readonly id: number;
            readonly configuration_id: number;
            /** Format: date-time */
            readonly begin: string;
            /** Format: date-time */
            readonly end: string;
            /** @enum {string} */
            readonly status: "running" | "finished" | "aborted";
            readonly progress: number;
            /** @description Events that were not stored before. */
            readonly events_found: number;
            readonly error: string | null;
        };
        /** @description Exactly one of `geometry` and `shape_uuid` is required. Null means the default. Unknown fields are ignored. */
        readonly ConfigurationPreviewBody: {
            readonly name?: string;
            /** @description Default: `true`. */
            readonly enabled?: boolean | null;
            /** @description Required without `preset`. */
            readonly parameters?: components["schemas"]["ConfigurationParameters"];
            /** @description A smaller distance with a window of its own: the first of the two to fire gives the event. */
            readonly alternative_parameters?: components["schemas"]["ConfigurationParameters"] | null;
            /** @description A ship that is silent for longer counts as lost. Default: that of the service. */
            readonly gap_max_minutes?: number | null;
            /** @description Ships that are apart for longer have separated. Default: that of the service. */
            readonly separation_minutes?: number | null;
            /** @description Events of a pair with less time in between have one `group_id` in their assessment. */
            readonly merge_gap_minutes?: number | null;
            readonly filters?: components["schemas"]["EncounterFilters"] | null;
            /** @description Any text; `Note`, `Warning` and `Alarm` are offered. Default: `"Note"`. */
            readonly severity?: string | null;
            /** @description Users who may read it and acknowledge its events. Default: `[]`. */
            readonly acl?: readonly string[] | null;
            /** @description Default: `"s2s"`. */
            readonly type?: "s2s" | null;
            /** @description Stored, not delivered, unless the service sends messages to phones; the header `X-Notice` names the contacts to which nothing is sent. Otherwise each international number receives one request, and once it is confirmed, the events that fired less than an hour before, and notices of their retraction, at once or in the digests that its owner chooses. Default: `[]`. */
            readonly phone_numbers?: readonly string[] | null;
            /** @description Stored, not delivered, unless the service sends e-mail; the header `X-Notice` names the contacts to which nothing is sent. Otherwise each ASCII address receives one request, and once it is confirmed, the events that fired less than an hour before, and notices of their retraction, at once or in the digests that its owner chooses. Default: `[]`. */
            readonly email_addresses?: readonly string[] | null;
            /** @description Default: `false`. */
            readonly exclude_ports?: boolean | null;
            /** @description Sets the fields of a published definition; fields of the body take precedence. */
            readonly preset?: ("transfer" | "encounter" | "gfw-encounter" | "skylight-rendezvous" | "starboard" | "marinetraffic" | "rtec-rendezvous" | "kerch-2024") | null;
            /** @description A Polygon or MultiPolygon, bare or in a Feature; closed rings that do not cross themselves. Across the antimeridian it is split there (RFC 7946), or has longitudes past ±180. */
            readonly geometry?: (components["schemas"]["AreaGeometry"] | components["schemas"]["AreaFeature"]) | null;
            readonly shape_uuid?: string | null;
        };
        readonly PreviewMessage: components["schemas"]["PreviewReady"] | components["schemas"]["PreviewAbout"] | components["schemas"]["PreviewExact"] | components["schemas"]["PreviewHeartbeat"] | components["schemas"]["StreamEnd"];
        readonly PreviewReady: {
            /** @constant */
            readonly type: "ready";
            /** Format: date-time */
            readonly begin: string;
            /** Format: date-time */
            readonly end: string;
            /** @description Ships that reported from the area, or beside it, in the period. */
            readonly ships: number;
            /** @description Least time between positions for `about`. */
            readonly resolution_seconds: number;
        };
        readonly PreviewAbout: {
            /** @constant */
            readonly type: "about";
            /** Format: date-time */
            readonly begin: string;
            /** Format: date-time */
            readonly end: string;
            /** @description Those that fired in between. */
            readonly events: readonly components["schemas"]["PreviewedEvent"][];
        };
        readonly PreviewedEvent: {
            readonly mmsi_first: number;
            readonly mmsi_second: number;
            /** @description Null if the ship has not reported one. */
            readonly name_first: string | null;
            readonly name_second: string | null;
            readonly s2s_pair: components["schemas"]["PreviewedPair"];
            /** Format: date-time */
            readonly activation_time: string;
            /** Format: date-time */
            readonly fired_time: string;
            /** @description Null while the event is current. */
            readonly deactivation_time: string | null;
            /** @description Null for a configuration without filters. */
            readonly kind: ("transfer" | "transfer_under_way" | "lightering" | "bunkering" | "fishing_transshipment" | "tow_or_escort" | "service_boat" | "pair_trawling" | "moored_neighbours" | "anchored_neighbours" | "passing" | "unknown") | null;
            /** @description Of a transfer, at firing. */
            readonly probability: number | null;
        };
        readonly PreviewedPair: {
            readonly first: components["schemas"]["StsEventShip"];
            readonly second: components["schemas"]["StsEventShip"];
        };
        readonly StsEventShip: {
            readonly mmsi: number;
            readonly activation_position: components["schemas"]["Point"];
            readonly fired_position: components["schemas"]["Point"];
            /** @description Null while the event is current. */
            readonly deactivation_position: components["schemas"]["Point"] | null;
        };
        /** @description Longitude, then latitude, in degrees. */
        readonly Point: {
            /** @constant */
            readonly type: "Point";
            readonly coordinates: readonly [
                number,
                number
            ];
        };
        readonly PreviewExact: {
            /** @constant */
            readonly type: "exact";
            /** Format: date-time */
            readonly begin: string;
            /** Format: date-time */
            readonly end: string;
            /** @description Those that fired in between. */
            readonly events: readonly components["schemas"]["PreviewedEvent"][];
            /** @description Events that are in no `about`. */
            readonly added: number;
            /** @description Events of `about` that there are not. */
            readonly removed: number;
            /** @description Events of `about` with an instant that differs by more than the resolution. */
            readonly changed: number;
        };
        readonly PreviewHeartbeat: {
            /** @constant */
            readonly type: "heartbeat";
            /** @description Percent. */
            readonly progress: number;
        };
        readonly StreamEnd: {
            /** @constant */
            readonly type: "end";
            /** @enum {string} */
            readonly reason: "too-slow" | "unauthenticated" | "forbidden" | "stopping" | "gone" | "finished" | "replaced" | "failed";
            readonly detail: string;
        };
        readonly StsEventPage: {
            readonly items: readonly components["schemas"]["StsEvent"][];
            readonly total: number;
            readonly page: number;
            readonly size: number;
            readonly pages: number;
        };
        readonly StsEvent: {
            readonly id: number;
            /** Format: uuid */
            readonly uuid: string;
            /** Format: date-time */
            readonly created_at: string;
            /** Format: date-time */
            readonly modified_at: string;
            /** @description The detector signs as `detector`. */
            readonly created_by: string;
            readonly modified_by: string;
            readonly s2s_pair: components["schemas"]["StsEventPair"];
            readonly mmsi_first: number;
            readonly mmsi_second: number;
            /** Format: date-time */
            readonly fired_time: string;
            /** Format: date-time */
            readonly activation_time: string;
            /** @description Null while the event is current. */
            readonly deactivation_time: string | null;
            readonly severity: string;
            /** @description The configuration's name at the time of firing. */
            readonly name: string;
            readonly configuration_id: number;
            readonly activation_text: string;
            /** @enum {string} */
            readonly ack_state: "undefined" | "acknowledged";
            readonly ack_state_modified_ts: string | null;
            /** @description A user name. */
            readonly ack_state_modified_by: string | null;
            /**
             * @description Only of events that were found in stored history.
             * @constant
             */
            readonly found_in_past?: true;
            /** @description An extension: only of events that late reports have found, corrected or retracted. */
            readonly reconciliation?: components["schemas"]["StsEventReconciliation"];
        };
        readonly StsEventPair: {
            readonly first: components["schemas"]["StsEventShip"];
            readonly second: components["schemas"]["StsEventShip"];
        };
        readonly StsEventReconciliation: {
            /**
             * @description A retracted event did not take place by all reports; it is not current.
             * @enum {string}
             */
            readonly state: "found" | "corrected" | "retracted";
            /**
             * Format: date-time
             * @description Event time of the newest change.
             */
            readonly at: string;
            /** @description The times as they were detected first; null for an event that was found. */
            readonly before: {
                /** Format: date-time */
                readonly activation_time: string;
                /** Format: date-time */
                readonly fired_time: string;
                readonly deactivation_time: string | null;
            } | null;
            /** @description Id of the event that has the time of a retracted one; null if there is none. */
            readonly replaced_by: number | null;
        };
        readonly StsEventTracks: readonly components["schemas"]["StsEventTrack"][];
        readonly StsEventTrack: {
            /** @constant */
            readonly type: "FeatureCollection";
            readonly s2s_event_id: number;
            readonly mmsi: number;
            readonly features: readonly components["schemas"]["StsEventTrackVertex"][];
        };
        readonly StsEventTrackVertex: {
            /** @constant */
            readonly type: "Feature";
            readonly geometry: components["schemas"]["Point"];
            readonly properties: {
                readonly vertex_index: number;
                /** Format: date-time */
                readonly timestamp: string;
                /** @description Knots; null if unknown. */
                readonly sog: number | null;
                /** @description Degrees; null if unknown. */
                readonly cog: number | null;
                readonly is_estimated: boolean;
            };
        };
        readonly StsEventAssessment: {
            readonly s2s_event_id: number;
            /** Format: uuid */
            readonly uuid: string;
            /**
             * Format: uuid
             * @description The uuid of the first event of the same meeting.
             */
            readonly group_id: string;
            /** @description The service's clock when the event was stored, while `created_at` is event time; null if an earlier version has stored it. */
            readonly found_at: string | null;
            /** @description Null for a configuration without filters. */
            readonly at_firing: components["schemas"]["EncounterAssessment"] | null;
            /** @description By what has been reported up to a day after the end; null if the reports are no longer stored. */
            readonly now: components["schemas"]["EncounterAssessment"] | null;
            readonly features: components["schemas"]["EventFeatures"] | null;
            /** @description Signs of false positions; none usually. */
            readonly flags: readonly components["schemas"]["SpoofingFlag"][];
        };
        readonly EncounterAssessment: {
            /** @enum {string} */
            readonly kind: "transfer" | "transfer_under_way" | "lightering" | "bunkering" | "fishing_transshipment" | "tow_or_escort" | "service_boat" | "pair_trawling" | "moored_neighbours" | "anchored_neighbours" | "passing" | "unknown";
            /** @description Of a transfer of cargo, bunkers or catch. */
            readonly probability: number;
            /** @description The largest first. */
            readonly reasons: readonly {
                readonly text: string;
                /** @description Log odds. */
                readonly points: number;
            }[];
        };
        /** @description Null is unknown. */
        readonly EventFeatures: {
            readonly duration_seconds: number;
            readonly distance_meters_min: number | null;
            readonly distance_meters_median: number | null;
            /** @description In lengths of the longer ship. */
            readonly distance_lengths_min: number | null;
            readonly distance_lengths_median: number | null;
            readonly hull_distance_meters_min: number | null;
            readonly hull_distance_meters_median: number | null;
            readonly relative_speed_knots_median: number | null;
            readonly drift_meters: number | null;
            readonly drift_knots: number | null;
            readonly heading_difference_degrees: number | null;
            /** @description Distance to the nearest one. */
            readonly port_area_meters: number | null;
            readonly anchorage_meters: number | null;
            readonly shore_meters: number | null;
            /**
             * @description How it begins.
             * @enum {string}
             */
            readonly begin: "seen" | "area" | "silence" | "unheard" | "current";
            /**
             * @description How it ends.
             * @enum {string}
             */
            readonly end: "seen" | "area" | "silence" | "unheard" | "current";
            /** @description The greatest distance in the hour before. */
            readonly apart_before_meters: number | null;
            readonly apart_after_meters: number | null;
            readonly others_alongside: number | null;
            /** @description Of the two ships, in the day before. */
            readonly earlier_meetings: number;
            readonly first: components["schemas"]["ShipFeatures"];
            readonly second: components["schemas"]["ShipFeatures"];
        };
        readonly ShipFeatures: {
            readonly speed_knots_median: number | null;
            readonly speed_knots_max: number | null;
            readonly shiptype: number | null;
            readonly length_meters: number | null;
            readonly draught_before_meters: number | null;
            readonly draught_after_meters: number | null;
            readonly silence_before_seconds: number | null;
            readonly silence_during_seconds: number | null;
            readonly silence_after_seconds: number | null;
            /** @description Other ships that it met in the day before the end. */
            readonly partners: number;
        };
        readonly SpoofingFlag: {
            /**
             * @description A rule of `docs/spoofing.md`.
             * @enum {string}
             */
            readonly rule: "S1" | "S2" | "S3" | "S4" | "S5";
            /** @description The ship and what it reports. */
            readonly text: string;
        };
        readonly VesselEventPage: {
            readonly items: readonly components["schemas"]["VesselEvent"][];
            readonly total: number;
            readonly page: number;
            readonly size: number;
            readonly pages: number;
        };
        readonly VesselEvent: {
            readonly id: number;
            /**
             * Format: uuid
             * @description Derived from kind, ships and beginning.
             */
            readonly uuid: string;
            /** @enum {string} */
            readonly kind: "loitering" | "gap" | "one_sided_candidate";
            readonly mmsi: number;
            /** Format: date-time */
            readonly begin_time: string;
            /** @description Null while it lasts, or if its end is not known. */
            readonly end_time: string | null;
            readonly begin_position: components["schemas"]["Point"];
            readonly end_position: components["schemas"]["Point"] | null;
            /** @description The silent ship that a one-sided candidate is explained by; null for other kinds. */
            readonly other_mmsi: number | null;
            /** @description Of a one-sided candidate. */
            readonly score: number | null;
            /** @description The most important first. */
            readonly reasons: readonly string[];
        };
        readonly ShipSearch: {
            /** @description All criteria must match; of several ships the most recently received one is returned. */
            readonly ship: {
                readonly mmsi?: string | number | null;
                readonly imo?: string | number | null;
                readonly name?: string | null;
                readonly callsign?: string | null;
            };
        };
        readonly ShipInfo: {
            readonly ship: components["schemas"]["Ship"];
        };
        readonly Ship: {
            /** @description The country of its MMSI, ISO 3166-1 alpha-2. */
            readonly a2: string | null;
            readonly callsign: string | null;
            readonly country: string | null;
            /** @description As entered by the crew. */
            readonly destination: string | null;
            /** @description Metres. */
            readonly draught: number | null;
            readonly eta: string | null;
            readonly imo: number | null;
            /** @description Metres. */
            readonly length: number | null;
            readonly mmsi: number;
            readonly name: string | null;
            /** @description ITU-R M.1371, table 53. */
            readonly shiptype: number | null;
            /** @description Metres. */
            readonly width: number | null;
        };
        readonly ShipPosition: {
            readonly heading: number | null;
            /** @description ITU-R M.1371, table 48; 15 is undefined. */
            readonly nav_status: number;
            /** @description Degrees a minute, to starboard positive. */
            readonly rot: number | null;
            readonly ship: components["schemas"]["ShipReference"];
            readonly position: components["schemas"]["TimedPoint"];
        };
        readonly ShipReference: {
            readonly mmsi: number;
        };
        readonly TimedPoint: {
            /** @constant */
            readonly type: "Point";
            /** @description Longitude, latitude, time, course in degrees, speed in knots. */
            readonly coordinates: readonly [
                number,
                number,
                string,
                number | null,
                number | null
            ];
            readonly extensions: readonly [
                "time",
                "cog",
                "sog"
            ];
        };
        readonly ShipPositionList: readonly components["schemas"]["ShipPosition"][];
        readonly ShipPositionsBody: {
            readonly mmsi: readonly (string | number)[];
        };
        readonly PortCallsBody: {
            readonly ship: components["schemas"]["ShipOfBody"];
        };
        readonly ShipOfBody: {
            readonly mmsi: string | number;
        };
        readonly PortCallList: {
            readonly records: readonly components["schemas"]["PortCall"][];
        };
        readonly PortCall: {
            /** @description Null if unknown, as of a ship that was there when it was heard for the first time. */
            readonly ata: string | null;
            /** @description Null while the ship is there, and if unknown. */
            readonly atd: string | null;
            readonly berthing_areas: readonly components["schemas"]["BerthingArea"][];
            readonly port: components["schemas"]["Port"];
            /** @description Extension: where `ata` is null, the first time at which the ship was heard there. */
            readonly not_later_than: string | null;
            /** @description Extension: where the ship has left and `atd` is null, the last time at which it was heard there. */
            readonly not_earlier_than: string | null;
        };
        readonly BerthingArea: {
            readonly id: string;
            readonly name: string;
        };
        readonly Port: {
            /** @description In the World Port Index; from 1 000 000 on, of other ports. */
            readonly id: number;
            readonly locode: string | null;
            readonly name: string;
        };
        readonly PositionPage: {
            readonly items: readonly components["schemas"]["ShipPosition"][];
            readonly total: number;
            readonly page: number;
            readonly size: number;
            readonly pages: number;
        };
        readonly ShipSummaries: {
            /** @description The names of the values of a row. Lengths and widths are metres. */
            readonly columns: readonly ("mmsi" | "name" | "shiptype" | "length" | "width")[];
            readonly rows: readonly (readonly [
                number,
                string | null,
                number | null,
                number | null,
                number | null
            ])[];
            /** @description `after` of the next request. */
            readonly next: string;
            /** @description Whether the rows are all ships, and not only those that changed. */
            readonly complete: boolean;
        };
        readonly SearchResult: {
            readonly ships: readonly components["schemas"]["Ship"][];
            readonly ports: readonly components["schemas"]["FoundPort"][];
        };
        readonly FoundPort: {
            readonly locode: string | null;
            readonly name: string;
            /** @description ISO 3166-1 alpha-2. */
            readonly country: string;
            readonly position: components["schemas"]["Point"];
        };
        readonly FleetTracks: {
            /**
             * Format: date-time
             * @description UTC, in whole seconds.
             */
            readonly begin: string;
            /**
             * Format: date-time
             * @description UTC, in whole seconds.
             */
            readonly end: string;
            readonly resolution_seconds: number;
            /** @description The names of the numbers of a fix. */
            readonly columns: readonly ("seconds_after_begin" | "longitude_1e5" | "latitude_1e5" | "sog_tenth_knots" | "cog_tenth_degrees" | "heading_degrees")[];
            readonly tracks: readonly components["schemas"]["FleetTrack"][];
        };
        readonly FleetTrack: {
            readonly mmsi: number;
            /** @description The numbers of all fixes, one after another, in the order of time; null is unknown. */
            readonly rows: readonly (number | null)[];
        };
        readonly TrackBody: {
            readonly ship: components["schemas"]["ShipOfBody"];
            /** Format: date-time */
            readonly begin: string;
            /** Format: date-time */
            readonly end: string;
            /** @description HH:MM:SS; default, as zero: every fix. */
            readonly resolution?: string | null;
        };
        readonly Job: {
            readonly id: number;
        };
        readonly Track: {
            /** @description Metres sailed, independent of the resolution. */
            readonly distance: number;
            readonly ship: components["schemas"]["ShipReference"];
            readonly track: components["schemas"]["TimedLineString"];
        };
        readonly TimedLineString: {
            /** @constant */
            readonly type: "LineString";
            readonly coordinates: readonly (readonly [
                number,
                number,
                string,
                number | null,
                number | null
            ])[];
            readonly extensions: readonly [
                "time",
                "cog",
                "sog"
            ];
        };
        readonly RunningJob: {
            /** @constant */
            readonly status: "running";
        };
        readonly RouteBody: {
            readonly source: {
                readonly ship: components["schemas"]["ShipOfBody"];
            };
            readonly destination: components["schemas"]["Destination"];
            /** @description Extension: waypoints, in the order of passing. */
            readonly via?: readonly components["schemas"]["Destination"][] | null;
            /** @description Extension: areas that the route must not enter, except to an end inside, by name or as a Polygon or MultiPolygon; 500 vertices at most. */
            readonly avoid?: readonly (("red-sea" | "gulf-of-guinea" | "black-sea" | "persian-gulf" | "cabo-delgado" | "piracy-hra-2015" | "piracy-hra-2019" | "piracy-hra-2021") | components["schemas"]["AreaGeometry"])[] | null;
            /** @description Extension: the number of routes by different passages, at most; default 1. */
            readonly alternatives?: number | null;
        };
        /** @description A port or a position. */
        readonly Destination: {
            readonly port?: {
                readonly locode: string;
            } | null;
            readonly position?: components["schemas"]["DestinationPoint"] | null;
        };
        readonly DestinationPoint: {
            /** @constant */
            readonly type: "Point";
            /** @description Longitude, latitude, in degrees. */
            readonly coordinates: readonly [
                number,
                number
            ];
        };
        readonly Route: {
            /** @description Time of the fix at which it begins. */
            readonly bs_ts: string | null;
            /** @description Metres. */
            readonly distance: number | null;
            readonly eta: string | null;
            /**
             * Format: date-time
             * @description Extension: earlier with a probability of 10 %.
             */
            readonly eta_early?: string;
            /**
             * Format: date-time
             * @description Extension: later with a probability of 10 %.
             */
            readonly eta_late?: string;
            /** @description Extension: at the pilot station; null at sea, on the approach and for ships without a pilot. */
            readonly eta_pilot?: string | null;
            /** @description Extension: canals and straits, in the order of passage. */
            readonly passages?: readonly string[];
            /** @description Extension: the distances in emission control areas that apply now. */
            readonly emission_control_areas?: readonly components["schemas"]["InsideArea"][];
            /** @description Extension: the distances in areas to avoid that an end lies in. */
            readonly avoided_areas?: readonly components["schemas"]["InsideArea"][];
            readonly route: components["schemas"]["LineString"] | null;
            /** @description Knots: the speed of the estimate. */
            readonly sog: number | null;
            /** @enum {string} */
            readonly status: "ok" | "no_route" | "stale_position" | "unknown_position";
            /** @description The reason, if there is no route. */
            readonly reason?: string;
            /** @description Extension, if several were requested: others by their distance. */
            readonly alternatives?: readonly components["schemas"]["AlternativeRoute"][];
        };
        readonly InsideArea: {
            readonly name: string;
            /** @description Metres. */
            readonly distance: number;
        };
        readonly LineString: {
            /** @constant */
            readonly type: "LineString";
            readonly coordinates: readonly components["schemas"]["Coordinates"][];
        };
        readonly AlternativeRoute: {
            /** @description Metres. */
            readonly distance: number;
            /** @description Metres more than the route; negative if it is longer since it stays off the coast. */
            readonly extra_distance: number;
            /**
             * Format: date-time
             * @description UTC, in whole seconds.
             */
            readonly eta: string;
            /**
             * Format: date-time
             * @description UTC, in whole seconds.
             */
            readonly eta_early: string;
            /**
             * Format: date-time
             * @description UTC, in whole seconds.
             */
            readonly eta_late: string;
            readonly eta_pilot: string | null;
            readonly passages: readonly string[];
            readonly emission_control_areas?: readonly components["schemas"]["InsideArea"][];
            readonly avoided_areas?: readonly components["schemas"]["InsideArea"][];
            /** @description Passages that the route does not use. */
            readonly passages_added: readonly string[];
            /** @description Passages that only the route uses. */
            readonly passages_avoided: readonly string[];
            /** @description Across 180° longitudes continue past ±180. */
            readonly route: components["schemas"]["LineString"];
        };
        readonly RouteFile: components["schemas"]["RouteFeature"] | components["schemas"]["RouteFeatureCollection"];
        readonly RouteFeature: {
            /** @constant */
            readonly type: "Feature";
            /** @description The fields of `Route` or `AlternativeRoute`. */
            readonly properties: {
                readonly [key: string]: unknown;
            };
            /** @description A MultiLineString across 180°. */
            readonly geometry: components["schemas"]["LineString"] | components["schemas"]["MultiLineString"];
        };
        readonly MultiLineString: {
            /** @constant */
            readonly type: "MultiLineString";
            readonly coordinates: readonly (readonly components["schemas"]["Coordinates"][])[];
        };
        readonly RouteFeatureCollection: {
            /** @constant */
            readonly type: "FeatureCollection";
            /** @description The route and its alternatives. */
            readonly features: readonly components["schemas"]["RouteFeature"][];
        };
        readonly DistancesBody: {
            readonly origins: readonly components["schemas"]["Destination"][];
            readonly destinations: readonly components["schemas"]["Destination"][];
            /** @description Extension: areas that the route must not enter, except to an end inside, by name or as a Polygon or MultiPolygon; 500 vertices at most. */
            readonly avoid?: readonly (("red-sea" | "gulf-of-guinea" | "black-sea" | "persian-gulf" | "cabo-delgado" | "piracy-hra-2015" | "piracy-hra-2019" | "piracy-hra-2021") | components["schemas"]["AreaGeometry"])[] | null;
        };
        readonly Distances: {
            readonly distances: readonly components["schemas"]["Distance"][];
        };
        readonly Distance: {
            /** @description Index in `origins`, from 0. */
            readonly origin: number;
            /** @description Index in `destinations`, from 0. */
            readonly destination: number;
            /** @description Metres; null without a route. */
            readonly distance: number | null;
            /** @description Canals and straits, in the order of passage. */
            readonly passages: readonly string[];
            /** @description Distances in those that apply now. */
            readonly emission_control_areas?: readonly components["schemas"]["InsideArea"][];
            /** @description Distances in areas to avoid that an end lies in. */
            readonly avoided_areas?: readonly components["schemas"]["InsideArea"][];
            /** @description The reason, if there is no route. */
            readonly reason?: string;
        };
        readonly ReportRequest: {
            readonly name: string;
            /** Format: date-time */
            readonly begin: string;
            /**
             * Format: date-time
             * @description Exclusive.
             */
            readonly end: string;
            /** @description MMSIs, without duplicates. */
            readonly ships?: readonly (string | number)[];
            /** @description Width and height of a cell; default 0.1. */
            readonly cell_degrees?: number | null;
            readonly shape?: (components["schemas"]["AreaGeometry"] | (components["schemas"]["LineString"] | components["schemas"]["MultiLineString"])) | null;
        };
        readonly ReportResult: {
            readonly records: readonly (components["schemas"]["ShipPassage"] | components["schemas"]["ShipActivity"] | components["schemas"]["AreaVisits"] | components["schemas"]["PortStay"] | components["schemas"]["DensityCell"])[];
        };
        /** @description Of `passageline`: a passage of the line. */
        readonly ShipPassage: {
            /** @description Metres along the line, from its first point. */
            readonly distance: number;
            /** @description Whether the ship passed to the left side of the line. */
            readonly left: boolean;
            readonly position: components["schemas"]["TimedPoint"];
            readonly ship: components["schemas"]["Ship"];
        };
        /** @description Of `multiship`: the activity of a ship. */
        readonly ShipActivity: {
            readonly ship: components["schemas"]["Ship"];
            /** @description Metres. */
            readonly distance: number;
            readonly under_way_seconds: number;
            readonly at_anchor_seconds: number;
            readonly moored_seconds: number;
            readonly silent_seconds: number;
            /** @description Knots, under way. */
            readonly mean_speed: number | null;
            /** @description Knots. */
            readonly max_speed: number | null;
            readonly fixes: number;
            readonly first_position: components["schemas"]["TimedPoint"] | null;
            readonly last_position: components["schemas"]["TimedPoint"] | null;
            readonly port_calls: readonly components["schemas"]["PortCall"][];
            /** @description Events that the user may read. */
            readonly s2s_events: readonly {
                readonly id: number;
                readonly mmsi_first: number;
                readonly mmsi_second: number;
                /**
                 * Format: date-time
                 * @description UTC, in whole seconds.
                 */
                readonly activation_time: string;
                /**
                 * Format: date-time
                 * @description UTC, in whole seconds.
                 */
                readonly fired_time: string;
                /** @description Null while it is current. */
                readonly deactivation_time: string | null;
            }[];
        };
        /** @description Of `areavisits`: the visits of a ship. */
        readonly AreaVisits: {
            readonly ship: components["schemas"]["Ship"];
            readonly inside_seconds: number;
            readonly visits: readonly components["schemas"]["AreaVisit"][];
        };
        readonly AreaVisit: {
            readonly entry: string | null;
            /** @enum {string} */
            readonly entry_type: "entered" | "inside-at-begin" | "heard-inside";
            readonly exit: string | null;
            /** @enum {string} */
            readonly exit_type: "left" | "inside-at-end" | "lost-inside";
            /**
             * Format: date-time
             * @description The first instant at which it is known to be inside.
             */
            readonly from: string;
            /**
             * Format: date-time
             * @description The last one.
             */
            readonly until: string;
            readonly inside_seconds: number;
        };
        /** @description Of `portcalls`: a call. */
        readonly PortStay: {
            /** @description Null if unknown, as of a ship that was there when it was heard for the first time. */
            readonly ata: string | null;
            /** @description Null while the ship is there, and if unknown. */
            readonly atd: string | null;
            readonly berthing_areas: readonly components["schemas"]["BerthingArea"][];
            readonly port: components["schemas"]["Port"];
            /** @description Extension: where `ata` is null, the first time at which the ship was heard there. */
            readonly not_later_than: string | null;
            /** @description Extension: where the ship has left and `atd` is null, the last time at which it was heard there. */
            readonly not_earlier_than: string | null;
            readonly ship: components["schemas"]["Ship"];
            /** @description Of its first report in the call. */
            readonly position: components["schemas"]["TimedPoint"] | null;
            /** @description At anchor before its arrival. */
            readonly waiting_seconds: number | null;
            /** @description Null while it is in port. */
            readonly berth_seconds: number | null;
        };
        /** @description Of `density`: a cell in which ships were. */
        readonly DensityCell: {
            readonly cell: components["schemas"]["Polygon"];
            readonly ships: number;
            readonly ship_hours: number;
        };
        readonly UnfinishedReport: {
            /** @enum {string} */
            readonly status: "running" | "aborted";
        };
        readonly ReportPage: {
            readonly items: readonly components["schemas"]["ListedReport"][];
            readonly total: number;
            readonly page: number;
            readonly size: number;
            readonly pages: number;
        };
        readonly ListedReport: {
            readonly id: number;
            /** @enum {string} */
            readonly status: "running" | "finished" | "aborted";
            /** @description Percent of the work. */
            readonly progress: number;
            /**
             * Format: date-time
             * @description UTC, in whole seconds.
             */
            readonly created: string;
            /** @description Null while it is queued. */
            readonly started: string | null;
            /** @description Time at which it was finished or aborted. */
            readonly ended: string | null;
            /** @description Reason of the abortion. */
            readonly error: string | null;
            /** @enum {string} */
            readonly type: "multiship" | "passageline" | "areavisits" | "portcalls" | "density";
            readonly name: string;
            /**
             * Format: date-time
             * @description UTC, in whole seconds.
             */
            readonly begin: string;
            /**
             * Format: date-time
             * @description UTC, in whole seconds.
             */
            readonly end: string;
            /** Format: uuid */
            readonly owner: string;
        };
        readonly ReportStatus: {
            readonly id: number;
            /** @enum {string} */
            readonly status: "running" | "finished" | "aborted";
            /** @description Percent of the work. */
            readonly progress: number;
            /**
             * Format: date-time
             * @description UTC, in whole seconds.
             */
            readonly created: string;
            /** @description Null while it is queued. */
            readonly started: string | null;
            /** @description Time at which it was finished or aborted. */
            readonly ended: string | null;
            /** @description Reason of the abortion. */
            readonly error: string | null;
            /** @enum {string} */
            readonly type: "multiship" | "passageline" | "areavisits" | "portcalls" | "density";
            readonly name: string;
            /**
             * Format: date-time
             * @description UTC, in whole seconds.
             */
            readonly begin: string;
            /**
             * Format: date-time
             * @description UTC, in whole seconds.
             */
            readonly end: string;
            /** Format: uuid */
            readonly owner: string;
            /** @description Extension, as all of the request: its area or line. */
            readonly shape: (components["schemas"]["AreaGeometry"] | (components["schemas"]["LineString"] | components["schemas"]["MultiLineString"])) | null;
        };
        readonly Empty: Record<string, never>;
        /** @description Null means the default. Unknown fields are refused, except those of a response. */
        readonly WebhookBody: {
            /** @description An https URL without user, password and fragment. Its port is 443, or one that the operator allows; http is for hosts that the operator trusts. The name must resolve to public addresses, which is checked at each attempt. */
            readonly url: string;
            /** @description Only events of this configuration. Default: all that the owner may read. */
            readonly configuration_id?: number | null;
            /** @description Default: all of them. */
            readonly kinds?: readonly ("event-fired" | "event-ended" | "event-acknowledged" | "event-assessed" | "event-merged" | "event-found" | "event-corrected" | "event-retracted" | "event-removed")[] | null;
            /** @description Default: `live`. */
            readonly origins?: readonly ("live" | "backfill" | "reconciled" | "recorded" | "simulated")[] | null;
            /** @description Default: true. */
            readonly enabled?: boolean | null;
            /** @description Users who may read it and its delivery log. */
            readonly acl?: readonly string[] | null;
        };
        readonly NewWebhook: {
            readonly id: number;
            readonly url: string;
            /** @description Null: events of all configurations. */
            readonly configuration_id: number | null;
            readonly kinds: readonly ("event-fired" | "event-ended" | "event-acknowledged" | "event-assessed" | "event-merged" | "event-found" | "event-corrected" | "event-retracted" | "event-removed")[];
            readonly origins: readonly ("live" | "backfill" | "reconciled" | "recorded" | "simulated")[];
            readonly enabled: boolean;
            /** @description Null unless the service disabled it: the receiver answered 410, or is too far behind. */
            readonly disabled_reason: ("gone" | "too-far-behind") | null;
            /** Format: uuid */
            readonly owner: string;
            readonly acl: readonly string[];
            /** Format: date-time */
            readonly created_at: string;
            /** Format: date-time */
            readonly modified_at: string;
            /** @description A user name. */
            readonly created_by: string;
            /** @description A user name, or `service`. */
            readonly modified_by: string;
            /** @description The time until which the former secret signs, too; null without one. */
            readonly former_secret_until: string | null;
            /** @description The signing secret; it cannot be read again. */
            readonly secret: string;
        };
        readonly Webhooks: {
            readonly items: readonly components["schemas"]["Webhook"][];
            readonly total: number;
            readonly page: number;
            readonly size: number;
            readonly pages: number;
        };
        readonly Webhook: {
            readonly id: number;
            readonly url: string;
            /** @description Null: events of all configurations. */
            readonly configuration_id: number | null;
            readonly kinds: readonly ("event-fired" | "event-ended" | "event-acknowledged" | "event-assessed" | "event-merged" | "event-found" | "event-corrected" | "event-retracted" | "event-removed")[];
            readonly origins: readonly ("live" | "backfill" | "reconciled" | "recorded" | "simulated")[];
            readonly enabled: boolean;
            /** @description Null unless the service disabled it: the receiver answered 410, or is too far behind. */
            readonly disabled_reason: ("gone" | "too-far-behind") | null;
            /** Format: uuid */
            readonly owner: string;
            readonly acl: readonly string[];
            /** Format: date-time */
            readonly created_at: string;
            /** Format: date-time */
            readonly modified_at: string;
            /** @description A user name. */
            readonly created_by: string;
            /** @description A user name, or `service`. */
            readonly modified_by: string;
            /** @description The time until which the former secret signs, too; null without one. */
            readonly former_secret_until: string | null;
        };
        readonly WebhookDelivery: {
            /** @description `webhook-id`: the cursor of the change in the feed. */
            readonly id: string;
            /** @description The kind of the change, or `webhook-test`. */
            readonly kind: string;
            /**
             * @description `dead`: all attempts failed. A webhook has only `pending`, `delivered` and `dead`. A message to a phone is `sending` during an attempt, and `unknown` if it may have been sent; it is not repeated then.
             * @enum {string}
             */
            readonly state: "pending" | "sending" | "joined" | "delivered" | "dead" | "unknown";
            /** Format: date-time */
            readonly created_at: string;
            readonly next_attempt_at: string | null;
            /** @description The newest 16, in their order. */
            readonly attempts: readonly {
                /** Format: date-time */
                readonly at: string;
                readonly duration_ms: number;
                /** @description Of HTTP or SMTP; null without a response. */
                readonly status: number | null;
                /** @description Null if it succeeded. */
                readonly error: string | null;
            }[];
        };
        readonly WebhookDeliveries: {
            readonly items: readonly components["schemas"]["WebhookDelivery"][];
            readonly total: number;
            readonly page: number;
            readonly size: number;
            readonly pages: number;
        };
        readonly WebhookReplay: {
            readonly replayed: number;
            /** @description Dead letters for another call. */
            readonly remaining: number;
        };
        readonly ArrivalList: {
            readonly records: readonly components["schemas"]["NextPort"][];
            /** @description Extension: the instant of the predictions. */
            readonly as_of: string;
            /** @description Extension: the sum of the probabilities, at most 1 for each ship. */
            readonly expected_ships: number;
        };
        readonly NextPort: {
            readonly imo: number;
            /** @description A port's own UN/LOCODE. */
            readonly locode: string;
            readonly probability: number;
            /** @description The median, UTC, without an offset; omitted if unknown. */
            readonly eta?: string;
            /** @description Extension: earlier with a probability of 10 %. */
            readonly eta_early?: string;
            /** @description Extension: later with a probability of 10 %. */
            readonly eta_late?: string;
            /** @description Extension. */
            readonly mmsi: number;
            /** @description Extension: null if never reported. */
            readonly name: string | null;
            /** @description Extension: null if never reported. */
            readonly callsign: string | null;
            /** @description Extension: AIS type; null if never reported. */
            readonly shiptype: number | null;
            /** @description Extension: the ship is still at its last port. */
            readonly in_port: boolean;
            /** @description Extension: the newest position; null without one. */
            readonly last_heard: string | null;
            /** @description Extension: not heard for 30 days. The ship may have called elsewhere since; its ETA is unknown. */
            readonly silent: boolean;
            /** @description Extension: the most probable port after this one, if the ship calls here. */
            readonly after_next: {
                /** @description A port's own UN/LOCODE. */
                readonly locode: string;
                readonly probability: number;
            } | null;
        };
        readonly NextPortList: {
            readonly records: readonly components["schemas"]["NextPort"][];
        };
        readonly NewClusterBody: {
            /** @description UN/LOCODEs of known ports, or alternative ones in use. */
            readonly locodes: readonly string[];
            /** @description Six hexadecimal digits; default 808080. */
            readonly color?: string;
            /** @description Less probable arrivals are left out. */
            readonly threshold?: number;
            /** @description Types of ships, ranges and classes, as `tanker,cargo,70-79`; empty: all ships. */
            readonly filter?: string;
            readonly name: string;
        };
        readonly NewCluster: {
            readonly id: string;
            readonly name: string;
        };
        readonly ClusterList: {
            readonly records: readonly components["schemas"]["Cluster"][];
            /** @description The same as `records`. */
            readonly clusters: readonly components["schemas"]["Cluster"][];
        };
        readonly Cluster: {
            /** @description A uuid; of a predefined one the LOCODE of its biggest port. */
            readonly id: string;
            readonly name: string;
            readonly locodes: readonly string[];
            /** @description Six hexadecimal digits. */
            readonly color: string;
            /** @description Less probable arrivals are left out. */
            readonly threshold: number;
            /** @description Types of ships, ranges and classes, as `tanker,cargo,70-79`; empty: all ships. */
            readonly filter: string;
            readonly port_info: readonly {
                /** @description A port's own UN/LOCODE. */
                readonly locode: string;
                readonly name: string;
            }[];
        };
        readonly ClusterBody: {
            /** @description UN/LOCODEs of known ports, or alternative ones in use. */
            readonly locodes: readonly string[];
            /** @description Six hexadecimal digits; default 808080. */
            readonly color?: string;
            /** @description Less probable arrivals are left out. */
            readonly threshold?: number;
            /** @description Types of ships, ranges and classes, as `tanker,cargo,70-79`; empty: all ships. */
            readonly filter?: string;
        };
        readonly ClusterId: {
            readonly id: string;
        };
        readonly ShipListPage: {
            readonly items: readonly components["schemas"]["ListedShipList"][];
            readonly total: number;
            readonly page: number;
            readonly size: number;
            readonly pages: number;
        };
        readonly ListedShipList: {
            readonly name: string;
            readonly imos: readonly number[];
            /** @description Null of a list in the settings of the service. */
            readonly owner: string | null;
        };
        readonly ShipListBody: {
            /** @description IMO numbers. */
            readonly imos: readonly (number | string)[];
        };
        readonly ShipList: {
            readonly name: string;
            readonly imos: readonly number[];
        };
        readonly PositionRecords: readonly components["schemas"]["PositionRecord"][];
        readonly PositionRecord: {
            readonly mmsi: number | string;
            /** @description ISO 8601, UTC without an offset; or seconds or milliseconds since 1970. */
            readonly timestamp: string | number;
            /** @description Degrees east. */
            readonly longitude?: number | string;
            /** @description Degrees north. */
            readonly latitude?: number | string;
            /** @description Speed over ground, knots. */
            readonly sog?: number | string;
            /** @description Course over ground, degrees. */
            readonly cog?: number | string;
            /** @description True heading, degrees. */
            readonly heading?: number | string;
            /** @description Rate of turn, degrees a minute. */
            readonly rot?: number | string;
            /** @description ITU-R M.1371, table 48. */
            readonly nav_status?: number | string;
            readonly imo?: number | string;
            readonly name?: string;
            readonly callsign?: string;
            /** @description ITU-R M.1371, table 53. */
            readonly shiptype?: number | string;
            /** @description Meters. */
            readonly length?: number | string;
            /** @description Meters. */
            readonly width?: number | string;
            /** @description Meters. */
            readonly draught?: number | string;
            readonly destination?: string;
            readonly eta?: string;
        };
        readonly IngestResult: {
            /** @description Records that are stored, including late ones. */
            readonly accepted: number;
            /** @description Accepted records that are too late for the detection. */
            readonly late: number;
            readonly rejected: readonly components["schemas"]["RejectedRecord"][];
            /** @description Number of rejected records: only the first are listed. */
            readonly rejected_total: number;
            /** @description Columns whose numbers seem to have other units, with the parameter that corrects them. */
            readonly warnings?: readonly string[];
        };
        readonly RejectedRecord: {
            /** @description From 1: the line, or the position in the array. */
            readonly line: number;
            readonly reason: string;
            readonly detail: string;
        };
        readonly ShapeBody: {
            /** @constant */
            readonly type: "Feature";
            readonly geometry: components["schemas"]["ShapeGeometry"];
            readonly properties: {
                /** @description Unique for each owner. */
                readonly name: string;
                /** @description Default: `""`. */
                readonly description?: string;
                /** @description Default: `[]`. */
                readonly acl?: readonly string[];
                /** @description Of a circle, whose geometry is a Point: meters above 0, at most 1000000. */
                readonly radius?: string | number;
            };
        };
        readonly ShapeGeometry: components["schemas"]["Polygon"] | components["schemas"]["MultiPolygon"] | components["schemas"]["Point"];
        readonly ShapeId: {
            /** Format: uuid */
            readonly id: string;
        };
        readonly ShapePage: {
            readonly items: readonly components["schemas"]["Shape"][];
            readonly total: number;
            readonly page: number;
            readonly size: number;
            readonly pages: number;
        };
        readonly Shape: {
            /** @constant */
            readonly type: "Feature";
            readonly geometry: components["schemas"]["ShapeGeometry"];
            readonly properties: {
                readonly name: string;
                readonly description: string;
                /** Format: uuid */
                readonly id: string;
                /** @description The owner's user name. */
                readonly owner: string;
                /** Format: uuid */
                readonly user_id: string;
                readonly acl: readonly string[];
                /** @description Of a circle, in meters. */
                readonly radius?: string;
            };
        };
        readonly ShapeFile: components["schemas"]["Polygon"] | components["schemas"]["MultiPolygon"] | components["schemas"]["Point"] | components["schemas"]["ShapeFileFeature"] | components["schemas"]["ShapeFileFeatureCollection"];
        readonly ShapeFileFeature: {
            /** @constant */
            readonly type: "Feature";
            readonly geometry: components["schemas"]["ShapeGeometry"];
            readonly properties?: {
                readonly description?: string;
                /** @description Of a circle, whose geometry is a Point: meters above 0, at most 1000000. */
                readonly radius?: string | number;
            } | null;
        };
        readonly ShapeFileFeatureCollection: {
            /** @constant */
            readonly type: "FeatureCollection";
            readonly features: readonly components["schemas"]["ShapeFileFeature"][];
        };
        readonly UserList: {
            readonly items: readonly components["schemas"]["User"][];
        };
        readonly User: {
            /** Format: uuid */
            readonly uuid: string;
            readonly name: string;
            readonly roles: readonly ("administrator" | "feeder")[];
            /** Format: date-time */
            readonly created_at: string;
        };
        readonly UserBody: {
            /** @description Without a colon. */
            readonly name: string;
            readonly password: string;
            /** @description Default: `[]`. */
            readonly roles?: readonly ("administrator" | "feeder")[];
        };
        readonly PasswordBody: {
            readonly password: string;
        };
        readonly ApiKeyList: {
            readonly items: readonly components["schemas"]["ApiKey"][];
        };
        readonly ApiKey: {
            /** Format: uuid */
            readonly id: string;
            /** @description Its first characters, by which people recognise it. */
            readonly prefix: string;
            /** Format: date-time */
            readonly created_at: string;
        };
        readonly NewApiKey: {
            /** Format: uuid */
            readonly id: string;
            /** @description Its first characters, by which people recognise it. */
            readonly prefix: string;
            /** Format: date-time */
            readonly created_at: string;
            /** @description The key itself; it cannot be read again. */
            readonly secret: string;
        };
        readonly Session: {
            readonly user: components["schemas"]["SessionUser"];
            /**
             * Format: date-time
             * @description Its end unless it is used until then.
             */
            readonly idle_expires_at: string;
            /**
             * Format: date-time
             * @description Its end in any case.
             */
            readonly expires_at: string;
        };
        readonly SessionUser: {
            /** Format: uuid */
            readonly uuid: string;
            readonly name: string;
            readonly roles: readonly ("administrator" | "feeder")[];
        };
        readonly SessionTicket: {
            /** @description The value of the parameter `ticket` of one stream. */
            readonly ticket: string;
            /** Format: date-time */
            readonly expires_at: string;
        };
        readonly LoginBody: {
            /** @description The user's name. */
            readonly user_id: string;
            readonly password: string;
        };
        readonly Login: {
            /** @description A JWT. */
            readonly token: string;
            /** @constant */
            readonly token_type: "Bearer";
            readonly expires_at: string;
        };
        readonly PredictionList: {
            readonly predictions: readonly components["schemas"]["Prediction"][];
        };
        readonly Prediction: {
            readonly un_location_code: string;
            /** @description UTC; null if unknown. */
            readonly eta_datetime: string | null;
            readonly probability: number;
            readonly vessel_imo_number: number;
            /** @description Extension: not heard for 30 days. The ship may have called elsewhere since. */
            readonly silent: boolean;
        };
        readonly UsagePage: {
            /** @description Requests that were answered before this instant are counted. */
            readonly last_updated_datetime: string;
            readonly usage: readonly components["schemas"]["UsageRecord"][];
        };
        readonly UsageRecord: {
            /** @description The user's name; null of pushes. */
            readonly user_id: string | null;
            readonly usage_year: number;
            readonly usage_month: number;
            /** @enum {string} */
            readonly usage_type: "PUSH" | "REQUEST";
            /** @description Null of pushes. */
            readonly usage_method: string | null;
            /** @description The path pattern; or a label, as `Total container count`. */
            readonly endpoint: string;
            /** @enum {string} */
            readonly status: "SUCCESS" | "ERROR";
            /** @enum {string} */
            readonly unit: "REQUESTS" | "CONTAINERS";
            readonly usage_count: number;
            readonly text: string | null;
        };
        readonly CreditUsagePage: {
            /** @description Of all pages. */
            readonly total_credit_used: number;
            readonly usage: readonly components["schemas"]["CreditRecord"][];
        };
        readonly CreditRecord: {
            readonly title: string;
            /** @description Requests or containers. */
            readonly usage: number;
            readonly credits: number;
        };
        readonly LaneStatisticList: {
            readonly statistics: readonly components["schemas"]["LaneStatistic"][];
        };
        readonly LaneStatistic: {
            readonly vessel_operator_carrier_code: string;
            /** @description UN/LOCODE. */
            readonly origin_un_location_code: string;
            /** @description UN/LOCODE. */
            readonly destination_un_location_code: string;
            readonly begin_datetime: string;
            readonly end_datetime: string;
            readonly origin_omitted_port_call_count: number;
            readonly destination_omitted_port_call_count: number;
            readonly total_journeys: number;
            readonly origin_delayed_journeys: number;
            readonly destination_delayed_journeys: number;
            /** @description A range, as `10-99`. */
            readonly container_count: string;
            /** @description Percent of the bookings; null without bookings. */
            readonly carrier_caused_rolls_pct: number | null;
            /** @description Percent of the bookings; null without bookings. */
            readonly shipper_caused_rolls_pct: number | null;
            /** @description Extension. */
            readonly origin_port_calls: components["schemas"]["CallCounts"];
            /** @description Extension. */
            readonly destination_port_calls: components["schemas"]["CallCounts"];
        };
        readonly CallCounts: {
            readonly made: number;
            readonly omitted: number;
            /** @description Neither the call nor the ship was detected, or no port here has the code. */
            readonly unknown: number;
            /** @description Calls that can still be made. */
            readonly open: number;
            /** @description Made calls at most 24 hours early or late. */
            readonly on_time: number;
            /** @description Mean of the delayed calls; null without any. */
            readonly average_delay_hours: number | null;
            /** @description Mean of all made calls, negative if early; null without any. */
            readonly average_deviation_hours: number | null;
        };
        readonly JourneyPage: {
            readonly items: readonly components["schemas"]["Journey"][];
            readonly total: number;
            readonly page: number;
            readonly size: number;
            readonly pages: number;
        };
        readonly Journey: {
            readonly vessel_operator_carrier_code: string;
            readonly carrier_voyage_number: string;
            /** @description Whether another ship made the calls of the schedule. */
            readonly is_replaced: boolean;
            readonly origin: components["schemas"]["JourneyCall"];
            readonly destination: components["schemas"]["JourneyCall"];
        };
        readonly JourneyCall: {
            /** @description UN/LOCODE. */
            readonly un_location_code: string;
            /** @description Scheduled. */
            readonly arrival_datetime: string | null;
            /** @description Scheduled. */
            readonly departure_datetime: string | null;
            /** @description Of the ship that was to call. */
            readonly vessel_imo_number: number;
            /** @enum {string} */
            readonly outcome: "made" | "omitted" | "unknown" | "open";
            /** @description Of the ship that called. */
            readonly actual_vessel_imo_number: number | null;
            /** @description Null if it is unknown, too. */
            readonly actual_arrival_datetime: string | null;
            /** @description Null while the ship is in port, or if it is unknown, too. */
            readonly actual_departure_datetime: string | null;
            /** @description Of a made call, negative if early. */
            readonly deviation_hours: number | null;
        };
        readonly VoyagesBody: {
            readonly voyages: readonly components["schemas"]["VoyageBody"][];
        } | readonly components["schemas"]["VoyageBody"][];
        readonly VoyageBody: {
            readonly vessel_operator_carrier_code: string;
            readonly carrier_voyage_number: string;
            readonly vessel_imo_number: number | string;
            /** @description In order. */
            readonly port_calls: readonly {
                /** @description UN/LOCODE. */
                readonly un_location_code: string;
                readonly arrival_datetime?: string | null;
                /** @description One of the two times is required. */
                readonly departure_datetime?: string | null;
                /** @description Another ship than before: from this call on. */
                readonly vessel_imo_number?: number | string | null;
            }[];
        };
        readonly ImportResult: {
            readonly accepted: number;
            readonly rejected: readonly components["schemas"]["RowProblem"][];
            /** @description Number of rejected rows: only the first problems are listed. */
            readonly rejected_total: number;
            /** @description Accepted rows with a UN/LOCODE that no port here has: outcomes of these calls stay unknown. */
            readonly warnings: readonly components["schemas"]["RowProblem"][];
            /** @description Number of these rows: only the first ones are listed. */
            readonly warnings_total: number;
        };
        readonly RowProblem: {
            /** @description From 1. */
            readonly row: number;
            readonly detail: string;
            /** @description Into the body. */
            readonly pointer: string;
        };
        readonly BookingsBody: {
            readonly bookings: readonly components["schemas"]["BookingBody"][];
        } | readonly components["schemas"]["BookingBody"][];
        readonly BookingBody: {
            readonly vessel_operator_carrier_code: string;
            readonly carrier_booking_number: string;
            /** @description UN/LOCODE. */
            readonly origin_un_location_code: string;
            /** @description UN/LOCODE. */
            readonly destination_un_location_code: string;
            readonly containers: readonly {
                readonly count: number;
                readonly planned_voyage_number: string;
                /** @description Null while not loaded. */
                readonly actual_voyage_number?: string | null;
                readonly changed_by?: ("carrier" | "shipper") | null;
            }[];
        };
        readonly BookingImportResult: {
            readonly accepted: number;
            readonly rejected: readonly components["schemas"]["RowProblem"][];
            /** @description Number of rejected rows: only the first problems are listed. */
            readonly rejected_total: number;
            /** @description Accepted rows with a UN/LOCODE that no port here has: outcomes of these calls stay unknown. */
            readonly warnings: readonly components["schemas"]["RowProblem"][];
            /** @description Number of these rows: only the first ones are listed. */
            readonly warnings_total: number;
            /** @description In accepted bookings. */
            readonly containers: number;
            readonly containers_on_known_voyages: number;
            /** @description Those that no earlier import of the same booking has reported; they count as usage. */
            readonly added_containers: number;
            readonly added_containers_on_known_voyages: number;
        };
        readonly Recomputation: {
            /** @description Number of recomputed voyages. */
            readonly voyages: number;
        };
        readonly VoyagePage: {
            readonly items: readonly components["schemas"]["Voyage"][];
            readonly total: number;
            readonly page: number;
            readonly size: number;
            readonly pages: number;
        };
        readonly Voyage: {
            readonly vessel_operator_carrier_code: string;
            readonly carrier_voyage_number: string;
            readonly vessel_imo_number: number;
            readonly is_replaced: boolean;
            readonly port_calls: readonly components["schemas"]["VoyageCall"][];
        };
        readonly VoyageCall: {
            /** @description UN/LOCODE. */
            readonly un_location_code: string;
            /** @description Scheduled. */
            readonly arrival_datetime: string | null;
            /** @description Scheduled. */
            readonly departure_datetime: string | null;
            /** @description Of the ship that was to call. */
            readonly vessel_imo_number: number;
            /** @enum {string} */
            readonly outcome: "made" | "omitted" | "unknown" | "open";
            /** @description Of the ship that called. */
            readonly actual_vessel_imo_number: number | null;
            /** @description Null if it is unknown, too. */
            readonly actual_arrival_datetime: string | null;
            /** @description Null while the ship is in port, or if it is unknown, too. */
            readonly actual_departure_datetime: string | null;
        };
        readonly BookingPage: {
            readonly items: readonly components["schemas"]["Booking"][];
            readonly total: number;
            readonly page: number;
            readonly size: number;
            readonly pages: number;
        };
        readonly Booking: {
            readonly vessel_operator_carrier_code: string;
            readonly carrier_booking_number: string;
            /** @description UN/LOCODE. */
            readonly origin_un_location_code: string;
            /** @description UN/LOCODE. */
            readonly destination_un_location_code: string;
            readonly containers: readonly {
                readonly count: number;
                readonly planned_voyage_number: string;
                readonly actual_voyage_number: string | null;
                readonly changed_by: ("carrier" | "shipper") | null;
            }[];
        };
        readonly ChangePage: {
            /** @description In the order in which they were stored. */
            readonly changes: readonly components["schemas"]["Change"][];
            /** @description The cursor to continue at, also where nothing matched. */
            readonly next: string;
            /** @description Whether the feed has changes after `next`. */
            readonly has_more: boolean;
        };
        readonly Change: components["schemas"]["EventChange"] | components["schemas"]["VesselEventChange"] | components["schemas"]["PortCallChange"] | components["schemas"]["PredictionChange"] | components["schemas"]["JobChange"] | components["schemas"]["ConfigurationChange"] | components["schemas"]["ShapeChange"];
        readonly EventChange: {
            /** @constant */
            readonly type: "event";
            /** @enum {string} */
            readonly kind: "event-fired" | "event-ended" | "event-acknowledged" | "event-assessed" | "event-found" | "event-corrected" | "event-merged" | "event-retracted" | "event-removed";
            /** @description `<feed id>-<number>`; opaque to clients. */
            readonly cursor: string;
            /**
             * @description Reports as they arrive, stored history, late reports, a recording, a simulation.
             * @enum {string}
             */
            readonly origin: "live" | "backfill" | "reconciled" | "recorded" | "simulated";
            /**
             * Format: date-time
             * @description The service's clock when the change was stored. Times of events are event time.
             */
            readonly found_at: string;
            /** @description The ships of the object, with their names of now. */
            readonly ships: readonly components["schemas"]["ShipName"][];
            readonly event: components["schemas"]["StsEvent"];
            /** @description The newest: as it fired, or when all is known, a day after its end. Null for a configuration without filters. */
            readonly assessment: components["schemas"]["EncounterAssessment"] | null;
        };
        readonly ShipName: {
            readonly mmsi: number;
            /** @description As the ship reported it last; null if never. */
            readonly name: string | null;
        };
        readonly VesselEventChange: {
            /** @constant */
            readonly type: "vessel_event";
            /** @enum {string} */
            readonly kind: "vessel-event-found" | "vessel-event-changed" | "vessel-event-ended" | "vessel-event-removed";
            /** @description `<feed id>-<number>`; opaque to clients. */
            readonly cursor: string;
            /**
             * @description Reports as they arrive, stored history, late reports, a recording, a simulation.
             * @enum {string}
             */
            readonly origin: "live" | "backfill" | "reconciled" | "recorded" | "simulated";
            /**
             * Format: date-time
             * @description The service's clock when the change was stored. Times of events are event time.
             */
            readonly found_at: string;
            /** @description The ships of the object, with their names of now. */
            readonly ships: readonly components["schemas"]["ShipName"][];
            readonly vessel_event: components["schemas"]["VesselEvent"];
        };
        readonly PortCallChange: {
            /** @constant */
            readonly type: "port_call";
            /** @enum {string} */
            readonly kind: "port-call-changed" | "port-call-removed";
            /** @description `<feed id>-<number>`; opaque to clients. */
            readonly cursor: string;
            /**
             * @description Reports as they arrive, stored history, late reports, a recording, a simulation.
             * @enum {string}
             */
            readonly origin: "live" | "backfill" | "reconciled" | "recorded" | "simulated";
            /**
             * Format: date-time
             * @description The service's clock when the change was stored. Times of events are event time.
             */
            readonly found_at: string;
            /** @description The ships of the object, with their names of now. */
            readonly ships: readonly components["schemas"]["ShipName"][];
            readonly port_call: components["schemas"]["PortCall"];
        };
        readonly PredictionChange: {
            /** @constant */
            readonly type: "prediction";
            /** @enum {string} */
            readonly kind: "prediction-changed";
            /** @description `<feed id>-<number>`; opaque to clients. */
            readonly cursor: string;
            /**
             * @description Reports as they arrive, stored history, late reports, a recording, a simulation.
             * @enum {string}
             */
            readonly origin: "live" | "backfill" | "reconciled" | "recorded" | "simulated";
            /**
             * Format: date-time
             * @description The service's clock when the change was stored. Times of events are event time.
             */
            readonly found_at: string;
            /** @description The ships of the object, with their names of now. */
            readonly ships: readonly components["schemas"]["ShipName"][];
            readonly prediction: components["schemas"]["ShipPrediction"];
        };
        readonly ShipPrediction: {
            readonly imo: number;
            /** @description The most probable first. */
            readonly next_ports: readonly components["schemas"]["PredictedPort"][];
        };
        readonly PredictedPort: {
            readonly locode: string;
            readonly probability: number;
            /** @description The median; null if unknown. */
            readonly eta: string | null;
            /** @description Earlier with a probability of 10 %. */
            readonly eta_early: string | null;
            /** @description Later with a probability of 10 %. */
            readonly eta_late: string | null;
        };
        readonly JobChange: {
            /** @constant */
            readonly type: "job";
            /** @enum {string} */
            readonly kind: "job-changed";
            /** @description `<feed id>-<number>`; opaque to clients. */
            readonly cursor: string;
            /**
             * @description Reports as they arrive, stored history, late reports, a recording, a simulation.
             * @enum {string}
             */
            readonly origin: "live" | "backfill" | "reconciled" | "recorded" | "simulated";
            /**
             * Format: date-time
             * @description The service's clock when the change was stored. Times of events are event time.
             */
            readonly found_at: string;
            /** @description The ships of the object, with their names of now. */
            readonly ships: readonly components["schemas"]["ShipName"][];
            readonly job: components["schemas"]["ChangedJob"];
        };
        readonly ChangedJob: {
            /** @enum {string} */
            readonly kind: "report" | "backfill" | "track" | "route";
            readonly id: number;
            /** @description The state that the job has reached. */
            readonly status: string;
        };
        readonly ConfigurationChange: {
            /** @constant */
            readonly type: "configuration";
            /** @enum {string} */
            readonly kind: "configuration-created" | "configuration-changed" | "configuration-removed";
            /** @description `<feed id>-<number>`; opaque to clients. */
            readonly cursor: string;
            /**
             * @description Reports as they arrive, stored history, late reports, a recording, a simulation.
             * @enum {string}
             */
            readonly origin: "live" | "backfill" | "reconciled" | "recorded" | "simulated";
            /**
             * Format: date-time
             * @description The service's clock when the change was stored. Times of events are event time.
             */
            readonly found_at: string;
            /** @description The ships of the object, with their names of now. */
            readonly ships: readonly components["schemas"]["ShipName"][];
            readonly configuration: components["schemas"]["Configuration"];
            /** @description The name of the acting user. */
            readonly by: string;
        };
        readonly ShapeChange: {
            /** @constant */
            readonly type: "shape";
            /** @enum {string} */
            readonly kind: "shape-created" | "shape-changed" | "shape-removed";
            /** @description `<feed id>-<number>`; opaque to clients. */
            readonly cursor: string;
            /**
             * @description Reports as they arrive, stored history, late reports, a recording, a simulation.
             * @enum {string}
             */
            readonly origin: "live" | "backfill" | "reconciled" | "recorded" | "simulated";
            /**
             * Format: date-time
             * @description The service's clock when the change was stored. Times of events are event time.
             */
            readonly found_at: string;
            /** @description The ships of the object, with their names of now. */
            readonly ships: readonly components["schemas"]["ShipName"][];
            readonly shape: components["schemas"]["Shape"];
            /** @description The name of the acting user. */
            readonly by: string;
        };
        readonly EventStreamMessage: components["schemas"]["EventStreamReady"] | components["schemas"]["Change"] | components["schemas"]["EventStreamHeartbeat"] | components["schemas"]["StreamEnd"];
        readonly EventStreamReady: {
            /** @constant */
            readonly type: "ready";
            readonly filters: components["schemas"]["EventStreamFilters"];
            /** @description The number of events so far, also ended ones, with this configuration and ship. */
            readonly matching_events: number;
            /** @description Everything up to here was sent, or does not match; `after` continues here. */
            readonly cursor: string;
            /** @description Event time of the newest report; null before the first one. */
            readonly newest_data_at: string | null;
        };
        readonly EventStreamFilters: {
            readonly kinds: readonly ("event-fired" | "event-ended" | "event-acknowledged" | "event-assessed" | "event-found" | "event-corrected" | "event-merged" | "event-retracted" | "event-removed" | "vessel-event-found" | "vessel-event-changed" | "vessel-event-ended" | "vessel-event-removed" | "port-call-changed" | "port-call-removed" | "prediction-changed" | "job-changed" | "configuration-created" | "configuration-changed" | "configuration-removed" | "shape-created" | "shape-changed" | "shape-removed")[];
            readonly configuration_id: number | null;
            readonly mmsi: number | null;
        };
        readonly EventStreamHeartbeat: {
            /** @constant */
            readonly type: "heartbeat";
            /** @description Everything up to here was sent, or does not match; `after` continues here. */
            readonly cursor: string;
            /** @description Event time of the newest report; null before the first one. */
            readonly newest_data_at: string | null;
        };
        readonly PositionStreamMessage: components["schemas"]["PositionStreamReady"] | components["schemas"]["PositionStreamSnapshot"] | components["schemas"]["PositionStreamFrame"] | components["schemas"]["PositionStreamHeartbeat"] | components["schemas"]["StreamEnd"];
        readonly PositionStreamReady: {
            /** @constant */
            readonly type: "ready";
            readonly filters: components["schemas"]["PositionStreamFilters"];
            readonly matching_ships: number;
            /**
             * Format: date-time
             * @description The times of rows count from here.
             */
            readonly epoch: string;
            /** @description The names of the numbers of a row. */
            readonly columns: readonly string[];
        };
        readonly PositionStreamFilters: {
            /** @description West, south, east, north in degrees. */
            readonly bbox: readonly number[] | null;
            readonly types: string | null;
            readonly mmsi: readonly number[] | null;
        };
        readonly PositionStreamSnapshot: {
            /** @constant */
            readonly type: "snapshot";
            /** @description Number of the frame; it grows. */
            readonly number: number;
            /** @description Whether this is the last message of the snapshot. */
            readonly complete: boolean;
            /** @description Integers in the order of `columns` of `ready`; null: unknown. */
            readonly rows: readonly (readonly (number | null)[])[];
        };
        readonly PositionStreamFrame: {
            /** @constant */
            readonly type: "positions";
            /** @description Number of the frame; it grows. */
            readonly number: number;
            /** @description MMSIs of the ships that match no more. */
            readonly left: readonly number[];
            /** @description Integers in the order of `columns` of `ready`; null: unknown. */
            readonly rows: readonly (readonly (number | null)[])[];
        };
        readonly PositionStreamHeartbeat: {
            /** @constant */
            readonly type: "heartbeat";
            /** @description Number of the frame; it grows. */
            readonly number: number;
            /** @description Event time of the newest report; null before the first one. */
            readonly newest_data_at: string | null;
        };
        readonly Health: {
            /** @enum {string} */
            readonly state: "created" | "starting" | "running" | "stopping" | "stopped" | "failed";
            /** @description Lag of the newest event time behind the clock. */
            readonly lag_seconds: number | null;
            readonly event_time: string | null;
            /** @description Ships heard in the last ten minutes, or last 1 000 recorded reports. */
            readonly voters: number;
            /** @description How many of them must have reached a time that is event time. */
            readonly quorum: number;
            /** @description Reports that wait until event time has passed them. */
            readonly waiting_reports: number;
            /** @description Time of the newest report that waits, if it is ahead of event time. */
            readonly newest_ahead: string | null;
            /** @description Time of the last ingest. */
            readonly ingested_at: string | null;
            readonly batches_in_flight: number;
            /** @description Reports that came too late for detection, since the start. */
            readonly late_reports: {
                /** @description Ships with late reports that wait to be reconciled. */
                readonly ships_waiting: number;
                readonly events_found: number;
                readonly events_corrected: number;
                readonly events_retracted: number;
                readonly port_calls_changed: number;
                /** @description Periods of ships with reports too old to be reconciled; they are stored. */
                readonly periods_too_old: number;
            };
            /** @description Only while the service starts. */
            readonly replay?: components["schemas"]["Replay"];
            /** @description Why the store cannot be written; reads continue. null while it can. */
            readonly write_problem: string | null;
            /** @description Only if the host reads live feeds. */
            readonly feeds?: readonly components["schemas"]["FeedHealth"][];
        };
        readonly Replay: {
            /** @description Stored batches of reports that were processed again. */
            readonly batches: number;
            /** @description Those stored since the newest snapshot. */
            readonly batches_total: number;
        };
        readonly FeedHealth: {
            readonly name: string;
            /** @enum {string} */
            readonly state: "connecting" | "open" | "waiting" | "over";
            /**
             * Format: date-time
             * @description Begin of the state.
             */
            readonly since: string;
            /** @description Time of the last report. */
            readonly heard_at: string | null;
            /** @description Seconds since then, or since the start. */
            readonly silent_seconds: number;
            /** @description More than 300 s, of a feed that has not ended. */
            readonly is_silent: boolean;
            /** @description Median age of the position reports of the last batch when it was received. */
            readonly lag_seconds: number | null;
            readonly reports: number;
            /** @description Reports that were received twice and ingested once. */
            readonly repeats: number;
            /** @description How often an open connection of a provider has delivered nothing for 30 s. */
            readonly silences: number;
            /** @description By reason. */
            readonly rejected: {
                readonly [key: string]: number;
            };
            readonly last_error: string | null;
        };
        readonly Probe: {
            /** @enum {string} */
            readonly state: "created" | "starting" | "running" | "stopping" | "stopped" | "failed";
        };
        readonly OpenApiDocument: {
            readonly openapi: string;
        } & {
            readonly [key: string]: unknown;
        };
        readonly AsyncApiDocument: {
            readonly asyncapi: string;
        } & {
            readonly [key: string]: unknown;
        };
        readonly DryRun: {
            /** @description The title on the bill; null without a price. */
            readonly title: string | null;
            /** @constant */
            readonly unit: "REQUESTS";
            readonly credits: number;
        };
        /** @description A problem (RFC 9457). */
        readonly Problem: {
            /** @constant */
            readonly type: "about:blank";
            readonly title: string;
            readonly status: number;
            readonly detail: string;
            /** @description The path of the request. */
            readonly instance: string;
            /** @description The invalid places: JSON pointers into the body, or names of parameters. */
            readonly errors?: readonly {
                readonly pointer: string;
                readonly detail: string;
            }[];
            /** @description The progress of a service that starts, of 503. */
            readonly replay?: components["schemas"]["Replay"];
        };
    };
    responses: {
        /** @description The cost of a request with `X-Dry-Run: true`, which was not made. */
        readonly DryRun: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["DryRun"];
            };
        };
        /** @description The request is malformed. */
        readonly BadRequest: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Credentials are missing or wrong. */
        readonly Unauthorized: {
            headers: {
                readonly "WWW-Authenticate"?: string;
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Readable, but not permitted: the role or the owner is another one; or a browser sends it from the page of another site. */
        readonly Forbidden: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description It does not exist, or the user may not read it. */
        readonly NotFound: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body does not arrive in time. */
        readonly RequestTimeout: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description It conflicts with what is stored. */
        readonly Conflict: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The result was read already. */
        readonly Gone: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is too large. */
        readonly ContentTooLarge: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body has another media type. */
        readonly UnsupportedMediaType: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description A field or parameter is invalid; `errors` has all of them. */
        readonly UnprocessableContent: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Too many requests, too many at a time, or over the monthly quota. */
        readonly TooManyRequests: {
            headers: {
                readonly "Retry-After": components["headers"]["RetryAfter"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The service starts, stops, has too much work in progress, or cannot write to its store. */
        readonly ServiceUnavailable: {
            headers: {
                readonly "Retry-After": components["headers"]["RetryAfter"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Any other problem, for instance 405 (`Allow`), 414, 431 and 500. */
        readonly Problem: {
            headers: {
                /** @description Methods, of 405. */
                readonly Allow?: string;
                /** @description Seconds, of 503. */
                readonly "Retry-After"?: number;
                /** @description Of 401. */
                readonly "WWW-Authenticate"?: string;
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /** @description Entity tags of earlier responses: where the content is that of one of them, the response is 304 without it. */
        readonly IfNoneMatch: string;
        /** @description With `true` the request is authenticated and its cost computed, but it is neither validated, made nor counted. The response is then 200 with the cost, as in the response `DryRun` of the components. Default: `false`. */
        readonly DryRun: "true" | "false";
    };
    requestBodies: never;
    headers: {
        /** @description The path of what was created, or of the result of a job. */
        readonly Location: string;
        /** @description Seconds after which the request can be repeated. */
        readonly RetryAfter: number;
        /** @description The cost of the request, if it is not free. */
        readonly Credits: number;
        /** @description Identifies the content; for `If-None-Match` of the next request. */
        readonly EntityTag: string;
        /** @description The cursor of the feed of changes before the list was read; for `changed_after`. */
        readonly FeedCursor: string;
        /** @description Identifies the request in the log of the service. */
        readonly RequestId: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    readonly listConfigurations: {
        readonly parameters: {
            readonly query?: {
                /** @description From 1, default 1. A page past the end is empty, with the true `total` and `pages`. */
                readonly page?: number;
                /** @description Entries of a page, 1 to 1000, default 50. */
                readonly size?: number;
                /** @description Only what was created or changed after this cursor, `Feed-Cursor` of an earlier response (extension). Removed objects are in `/api/stream/changes` only. 410 if the changes since then are not stored any more, or too many: read the whole list. */
                readonly changed_after?: string;
            };
            readonly header?: {
                /** @description Entity tags of earlier responses: where the content is that of one of them, the response is 304 without it. */
                readonly "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description With `true` the request is authenticated and its cost computed, but it is neither validated, made nor counted. The response is then 200 with the cost, as in the response `DryRun` of the components. Default: `false`. */
                readonly "X-Dry-Run"?: components["parameters"]["DryRun"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The list. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "X-Credits": components["headers"]["Credits"];
                    readonly ETag: components["headers"]["EntityTag"];
                    readonly "Feed-Cursor": components["headers"]["FeedCursor"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": 17,
                     *           "uuid": "5db0985d-c174-467e-b0d2-5ba6f8bc5361",
                     *           "created_at": "2026-06-02T03:00:30.000Z",
                     *           "modified_at": "2026-06-02T03:00:30.000Z",
                     *           "created_by": "lisa",
                     *           "modified_by": "lisa",
                     *           "name": "A",
                     *           "enabled": true,
                     *           "parameters": {
                     *             "distance_for_sts_meters": 500,
                     *             "transfer_time_window_minutes": 30
                     *           },
                     *           "severity": "Alarm",
                     *           "shape_uuid": null,
                     *           "geometry": {
                     *             "type": "Polygon",
                     *             "coordinates": [
                     *               [
                     *                 [
                     *                   5.5,
                     *                   54
                     *                 ],
                     *                 [
                     *                   7.5,
                     *                   54
                     *                 ],
                     *                 [
                     *                   7.5,
                     *                   55
                     *                 ],
                     *                 [
                     *                   5.5,
                     *                   55
                     *                 ],
                     *                 [
                     *                   5.5,
                     *                   54
                     *                 ]
                     *               ]
                     *             ]
                     *           },
                     *           "owner": "dc968997-b290-4bcd-b46f-90378701f86f",
                     *           "acl": [],
                     *           "type": "s2s",
                     *           "phone_numbers": [
                     *             "+49 40 1234"
                     *           ],
                     *           "email_addresses": [
                     *             "anna@harbour.example"
                     *           ],
                     *           "exclude_ports": false
                     *         }
                     *       ]
                     *     }
                     */
                    readonly "application/json": components["schemas"]["ConfigurationList"];
                };
            };
            /** @description The content is still that of the entity tag. */
            readonly 304: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly ETag: components["headers"]["EntityTag"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 410: components["responses"]["Gone"];
            readonly 422: components["responses"]["UnprocessableContent"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 503: components["responses"]["ServiceUnavailable"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly createConfiguration: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description With `true` the request is authenticated and its cost computed, but it is neither validated, made nor counted. The response is then 200 with the cost, as in the response `DryRun` of the components. Default: `false`. */
                readonly "X-Dry-Run"?: components["parameters"]["DryRun"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "name": "North Sea",
                 *       "enabled": true,
                 *       "parameters": {
                 *         "distance_for_sts_meters": 500,
                 *         "transfer_time_window_minutes": 30
                 *       },
                 *       "severity": "Alarm",
                 *       "geometry": {
                 *         "type": "Feature",
                 *         "properties": {
                 *           "name": "North Sea"
                 *         },
                 *         "geometry": {
                 *           "type": "Polygon",
                 *           "coordinates": [
                 *             [
                 *               [
                 *                 5.5,
                 *                 54
                 *               ],
                 *               [
                 *                 7.5,
                 *                 54
                 *               ],
                 *               [
                 *                 7.5,
                 *                 55
                 *               ],
                 *               [
                 *                 5.5,
                 *                 55
                 *               ],
                 *               [
                 *                 5.5,
                 *                 54
                 *               ]
                 *             ]
                 *           ]
                 *         }
                 *       },
                 *       "type": "s2s",
                 *       "phone_numbers": [
                 *         "+49 40 1234"
                 *       ],
                 *       "email_addresses": [
                 *         "anna@harbour.example"
                 *       ],
                 *       "exclude_ports": false,
                 *       "gap_max_minutes": 120,
                 *       "separation_minutes": 15,
                 *       "alternative_parameters": {
                 *         "distance_for_sts_meters": 50,
                 *         "transfer_time_window_minutes": 10
                 *       }
                 *     }
                 */
                readonly "application/json": components["schemas"]["ConfigurationBody"];
            };
        };
        readonly responses: {
            /** @description Created; `Location` is its address. */
            readonly 201: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "X-Credits": components["headers"]["Credits"];
                    readonly Location: components["headers"]["Location"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 3,
                     *       "uuid": "ec39bc66-f9e7-4dad-b770-68d15449eba2",
                     *       "created_at": "2026-06-02T03:00:30.000Z",
                     *       "modified_at": "2026-06-02T03:00:30.000Z",
                     *       "created_by": "anna",
                     *       "modified_by": "anna",
                     *       "name": "North Sea",
                     *       "enabled": true,
                     *       "parameters": {
                     *         "distance_for_sts_meters": 500,
                     *         "transfer_time_window_minutes": 30
                     *       },
                     *       "alternative_parameters": {
                     *         "distance_for_sts_meters": 50,
                     *         "transfer_time_window_minutes": 10
                     *       },
                     *       "gap_max_minutes": 120,
                     *       "separation_minutes": 15,
                     *       "severity": "Alarm",
                     *       "shape_uuid": null,
                     *       "geometry": {
                     *         "type": "Polygon",
                     *         "coordinates": [
                     *           [
                     *             [
                     *               5.5,
                     *               54
                     *             ],
                     *             [
                     *               7.5,
                     *               54
                     *             ],
                     *             [
                     *               7.5,
                     *               55
                     *             ],
                     *             [
                     *               5.5,
                     *               55
                     *             ],
                     *             [
                     *               5.5,
                     *               54
                     *             ]
                     *           ]
                     *         ]
                     *       },
                     *       "owner": "f00d9ca0-7f97-4f03-90dc-4cf04a2eb3a3",
                     *       "acl": [],
                     *       "type": "s2s",
                     *       "phone_numbers": [
                     *         "+49 40 1234"
                     *       ],
                     *       "email_addresses": [
                     *         "anna@harbour.example"
                     *       ],
                     *       "exclude_ports": false
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Configuration"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableContent"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 503: components["responses"]["ServiceUnavailable"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly getConfiguration: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description With `true` the request is authenticated and its cost computed, but it is neither validated, made nor counted. The response is then 200 with the cost, as in the response `DryRun` of the components. Default: `false`. */
                readonly "X-Dry-Run"?: components["parameters"]["DryRun"];
            };
            readonly path: {
                /**
                 * @description Its id.
                 * @example 16
                 */
                readonly id: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The configuration. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "X-Credits": components["headers"]["Credits"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 16,
                     *       "uuid": "8553f7ff-75c4-4272-809a-8b6f7b0e892f",
                     *       "created_at": "2026-06-02T03:00:30.000Z",
                     *       "modified_at": "2026-06-02T03:00:30.000Z",
                     *       "created_by": "anna",
                     *       "modified_by": "anna",
                     *       "name": "North Sea",
                     *       "enabled": true,
                     *       "parameters": {
                     *         "distance_for_sts_meters": 500,
                     *         "transfer_time_window_minutes": 30
                     *       },
                     *       "severity": "Alarm",
                     *       "shape_uuid": "c03e450d-1247-4354-92c4-8f8949dea3dc",
                     *       "geometry": {
                     *         "type": "Polygon",
                     *         "coordinates": [
                     *           [
                     *             [
                     *               179,
                     *               0
                     *             ],
                     *             [
                     *               181,
                     *               0
                     *             ],
                     *             [
                     *               181,
                     *               1
                     *             ],
                     *             [
                     *               179,
                     *               1
                     *             ],
                     *             [
                     *               179,
                     *               0
                     *             ]
                     *           ]
                     *         ]
                     *       },
                     *       "owner": "f00d9ca0-7f97-4f03-90dc-4cf04a2eb3a3",
                     *       "acl": [],
                     *       "type": "s2s",
                     *       "phone_numbers": [
                     *         "+49 40 1234"
                     *       ],
                     *       "email_addresses": [
                     *         "anna@harbour.example"
                     *       ],
                     *       "exclude_ports": false
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Configuration"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 503: components["responses"]["ServiceUnavailable"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly replaceConfiguration: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description With `true` the request is authenticated and its cost computed, but it is neither validated, made nor counted. The response is then 200 with the cost, as in the response `DryRun` of the components. Default: `false`. */
                readonly "X-Dry-Run"?: components["parameters"]["DryRun"];
            };
            readonly path: {
                /**
                 * @description Its id.
                 * @example 20
                 */
                readonly id: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "name": "After",
                 *       "parameters": {
                 *         "distance_for_sts_meters": 50000,
                 *         "transfer_time_window_minutes": 10080
                 *       },
                 *       "geometry": {
                 *         "type": "Polygon",
                 *         "coordinates": [
                 *           [
                 *             [
                 *               5.5,
                 *               54
                 *             ],
                 *             [
                 *               7.5,
                 *               54
                 *             ],
                 *             [
                 *               7.5,
                 *               55
                 *             ],
                 *             [
                 *               5.5,
                 *               55
                 *             ],
                 *             [
                 *               5.5,
                 *               54
                 *             ]
                 *           ]
                 *         ]
                 *       }
                 *     }
                 */
                readonly "application/json": components["schemas"]["ConfigurationBody"];
            };
        };
        readonly responses: {
            /** @description The new configuration. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "X-Credits": components["headers"]["Credits"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 20,
                     *       "uuid": "f9ba607c-295b-4576-93b9-1836bed9dfbc",
                     *       "created_at": "2026-06-02T03:00:30.000Z",
                     *       "modified_at": "2026-06-02T03:00:30.000Z",
                     *       "created_by": "anna",
                     *       "modified_by": "chief",
                     *       "name": "After",
                     *       "enabled": true,
                     *       "parameters": {
                     *         "distance_for_sts_meters": 50000,
                     *         "transfer_time_window_minutes": 10080
                     *       },
                     *       "severity": "Note",
                     *       "shape_uuid": null,
                     *       "geometry": {
                     *         "type": "Polygon",
                     *         "coordinates": [
                     *           [
                     *             [
                     *               5.5,
                     *               54
                     *             ],
                     *             [
                     *               7.5,
                     *               54
                     *             ],
                     *             [
                     *               7.5,
                     *               55
                     *             ],
                     *             [
                     *               5.5,
                     *               55
                     *             ],
                     *             [
                     *               5.5,
                     *               54
                     *             ]
                     *           ]
                     *         ]
                     *       },
                     *       "owner": "f00d9ca0-7f97-4f03-90dc-4cf04a2eb3a3",
                     *       "acl": [],
                     *       "type": "s2s",
                     *       "phone_numbers": [],
                     *       "email_addresses": [],
                     *       "exclude_ports": false
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Configuration"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableContent"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 503: components["responses"]["ServiceUnavailable"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly removeConfiguration: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description With `true` the request is authenticated and its cost computed, but it is neither validated, made nor counted. The response is then 200 with the cost, as in the response `DryRun` of the components. Default: `false`. */
                readonly "X-Dry-Run"?: components["parameters"]["DryRun"];
            };
            readonly path: {
                /**
                 * @description Its id.
                 * @example 21
                 */
                readonly id: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Deleted. */
            readonly 204: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "X-Credits": components["headers"]["Credits"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 503: components["responses"]["ServiceUnavailable"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly detectPast: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description Begin of the period.
                 * @example 2026-06-02T00:00:00Z
                 */
                readonly begin: string;
                /**
                 * @description End of the period, at most 400 days later.
                 * @example 2026-06-02T01:00:00Z
                 */
                readonly end: string;
            };
            readonly header?: {
                /** @description With `true` the request is authenticated and its cost computed, but it is neither validated, made nor counted. The response is then 200 with the cost, as in the response `DryRun` of the components. Default: `false`. */
                readonly "X-Dry-Run"?: components["parameters"]["DryRun"];
            };
            readonly path: {
                /**
                 * @description Its id.
                 * @example 26
                 */
                readonly id: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Running; `Location` is the address of the job. */
            readonly 202: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "X-Credits": components["headers"]["Credits"];
                    readonly Location: components["headers"]["Location"];
                    readonly "Retry-After": components["headers"]["RetryAfter"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 2,
                     *       "configuration_id": 26,
                     *       "begin": "2026-06-02T00:00:00.000Z",
                     *       "end": "2026-06-02T01:00:00.000Z",
                     *       "status": "running",
                     *       "progress": 0,
                     *       "events_found": 0,
                     *       "error": null
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Backfill"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 422: components["responses"]["UnprocessableContent"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 503: components["responses"]["ServiceUnavailable"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly getPastDetection: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description With `true` the request is authenticated and its cost computed, but it is neither validated, made nor counted. The response is then 200 with the cost, as in the response `DryRun` of the components. Default: `false`. */
                readonly "X-Dry-Run"?: components["parameters"]["DryRun"];
            };
            readonly path: {
                /**
                 * @description Its id.
                 * @example 27
                 */
                readonly id: number;
                /**
                 * @description The id of the detection.
                 * @example 3
                 */
                readonly job: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The detection. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "X-Credits": components["headers"]["Credits"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 3,
                     *       "configuration_id": 27,
                     *       "begin": "2026-06-02T00:00:00.000Z",
                     *       "end": "2026-06-02T01:00:00.000Z",
                     *       "status": "finished",
                     *       "progress": 100,
                     *       "events_found": 1,
                     *       "error": null
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Backfill"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 503: components["responses"]["ServiceUnavailable"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly previewConfiguration: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Begin of the period. Default: seven days before its end.
                 * @example 2026-06-02T00:00:00Z
                 */
                readonly begin?: string;
                /** @description End of the period, at most 31 days later. Default: the newest event time. */
                readonly end?: string;
            };
            readonly header?: {
                /** @description With `true` the request is authenticated and its cost computed, but it is neither validated, made nor counted. The response is then 200 with the cost, as in the response `DryRun` of the components. Default: `false`. */
                readonly "X-Dry-Run"?: components["parameters"]["DryRun"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "parameters": {
                 *         "distance_for_sts_meters": 500,
                 *         "transfer_time_window_minutes": 30
                 *       },
                 *       "geometry": {
                 *         "type": "Polygon",
                 *         "coordinates": [
                 *           [
                 *             [
                 *               5.5,
                 *               54
                 *             ],
                 *             [
                 *               6.4,
                 *               54
                 *             ],
                 *             [
                 *               6.4,
                 *               55
                 *             ],
                 *             [
                 *               5.5,
                 *               55
                 *             ],
                 *             [
                 *               5.5,
                 *               54
                 *             ]
                 *           ]
                 *         ]
                 *       }
                 *     }
                 */
                readonly "application/json": components["schemas"]["ConfigurationPreviewBody"];
            };
        };
        readonly responses: {
            /** @description The messages: the schema is that of the data of one. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "X-Credits": components["headers"]["Credits"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/event-stream": components["schemas"]["PreviewMessage"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableContent"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 503: components["responses"]["ServiceUnavailable"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly listEvents: {
        readonly parameters: {
            readonly query?: {
                /** @description From 1, default 1. A page past the end is empty, with the true `total` and `pages`. */
                readonly page?: number;
                /** @description Entries of a page, 1 to 1000, default 50. */
                readonly size?: number;
                /** @description Only events whose period, from activation to deactivation or now, overlaps `[begin,end]`. Either end may be empty. `time_period` and `time_range` are the same; different values of both are an error. */
                readonly time_period?: string;
                /** @description Only events whose period, from activation to deactivation or now, overlaps `[begin,end]`. Either end may be empty. `time_period` and `time_range` are the same; different values of both are an error. */
                readonly time_range?: string;
                /** @description Only what was created or changed after this cursor, `Feed-Cursor` of an earlier response (extension). Removed objects are in `/api/stream/changes` only. 410 if the changes since then are not stored any more, or too many: read the whole list. */
                readonly changed_after?: string;
            };
            readonly header?: {
                /** @description Entity tags of earlier responses: where the content is that of one of them, the response is 304 without it. */
                readonly "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description With `true` the request is authenticated and its cost computed, but it is neither validated, made nor counted. The response is then 200 with the cost, as in the response `DryRun` of the components. Default: `false`. */
                readonly "X-Dry-Run"?: components["parameters"]["DryRun"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page, newest first. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "X-Credits": components["headers"]["Credits"];
                    readonly ETag: components["headers"]["EntityTag"];
                    readonly "Feed-Cursor": components["headers"]["FeedCursor"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": 3,
                     *           "uuid": "6ee23eb5-11a6-5baa-98f4-b71edc3d2457",
                     *           "created_at": "2026-06-02T02:30:00.000Z",
                     *           "modified_at": "2026-06-02T02:30:00.000Z",
                     *           "created_by": "detector",
                     *           "modified_by": "detector",
                     *           "s2s_pair": {
                     *             "first": {
                     *               "mmsi": 211000003,
                     *               "activation_position": {
                     *                 "type": "Point",
                     *                 "coordinates": [
                     *                   7,
                     *                   54.5
                     *                 ]
                     *               },
                     *               "fired_position": {
                     *                 "type": "Point",
                     *                 "coordinates": [
                     *                   7,
                     *                   54.5
                     *                 ]
                     *               },
                     *               "deactivation_position": null
                     *             },
                     *             "second": {
                     *               "mmsi": 211000004,
                     *               "activation_position": {
                     *                 "type": "Point",
                     *                 "coordinates": [
                     *                   7.001,
                     *                   54.5
                     *                 ]
                     *               },
                     *               "fired_position": {
                     *                 "type": "Point",
                     *                 "coordinates": [
                     *                   7.001,
                     *                   54.5
                     *                 ]
                     *               },
                     *               "deactivation_position": null
                     *             }
                     *           },
                     *           "mmsi_first": 211000003,
                     *           "mmsi_second": 211000004,
                     *           "fired_time": "2026-06-02T02:30:00.000Z",
                     *           "activation_time": "2026-06-02T02:00:00.000Z",
                     *           "deactivation_time": null,
                     *           "severity": "Alarm",
                     *           "name": "North Sea",
                     *           "configuration_id": 1,
                     *           "activation_text": "Ships 211000003 and 211000004 stayed within 500 meters of each other for 30 minutes",
                     *           "ack_state": "undefined",
                     *           "ack_state_modified_ts": null,
                     *           "ack_state_modified_by": null
                     *         }
                     *       ],
                     *       "total": 3,
                     *       "page": 1,
                     *       "size": 50,
                     *       "pages": 1
                     *     }
                     */
                    readonly "application/json": components["schemas"]["StsEventPage"];
                };
            };
            /** @description The content is still that of the entity tag. */
            readonly 304: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly ETag: components["headers"]["EntityTag"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 410: components["responses"]["Gone"];
            readonly 422: components["responses"]["UnprocessableContent"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 503: components["responses"]["ServiceUnavailable"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly listCurrentEvents: {
        readonly parameters: {
            readonly query?: {
                /** @description From 1, default 1. A page past the end is empty, with the true `total` and `pages`. */
                readonly page?: number;
                /** @description Entries of a page, 1 to 1000, default 50. */
                readonly size?: number;
                /** @description Only events of this configuration. */
                readonly configuration_id?: number;
                /** @description Only what was created or changed after this cursor, `Feed-Cursor` of an earlier response (extension). Removed objects are in `/api/stream/changes` only. 410 if the changes since then are not stored any more, or too many: read the whole list. */
                readonly changed_after?: string;
            };
            readonly header?: {
                /** @description Entity tags of earlier responses: where the content is that of one of them, the response is 304 without it. */
                readonly "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description With `true` the request is authenticated and its cost computed, but it is neither validated, made nor counted. The response is then 200 with the cost, as in the response `DryRun` of the components. Default: `false`. */
                readonly "X-Dry-Run"?: components["parameters"]["DryRun"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page, newest first. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "X-Credits": components["headers"]["Credits"];
                    readonly ETag: components["headers"]["EntityTag"];
                    readonly "Feed-Cursor": components["headers"]["FeedCursor"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": 3,
                     *           "uuid": "6ee23eb5-11a6-5baa-98f4-b71edc3d2457",
                     *           "created_at": "2026-06-02T02:30:00.000Z",
                     *           "modified_at": "2026-06-02T02:30:00.000Z",
                     *           "created_by": "detector",
                     *           "modified_by": "detector",
                     *           "s2s_pair": {
                     *             "first": {
                     *               "mmsi": 211000003,
                     *               "activation_position": {
                     *                 "type": "Point",
                     *                 "coordinates": [
                     *                   7,
                     *                   54.5
                     *                 ]
                     *               },
                     *               "fired_position": {
                     *                 "type": "Point",
                     *                 "coordinates": [
                     *                   7,
                     *                   54.5
                     *                 ]
                     *               },
                     *               "deactivation_position": null
                     *             },
                     *             "second": {
                     *               "mmsi": 211000004,
                     *               "activation_position": {
                     *                 "type": "Point",
                     *                 "coordinates": [
                     *                   7.001,
                     *                   54.5
                     *                 ]
                     *               },
                     *               "fired_position": {
                     *                 "type": "Point",
                     *                 "coordinates": [
                     *                   7.001,
                     *                   54.5
                     *                 ]
                     *               },
                     *               "deactivation_position": null
                     *             }
                     *           },
                     *           "mmsi_first": 211000003,
                     *           "mmsi_second": 211000004,
                     *           "fired_time": "2026-06-02T02:30:00.000Z",
                     *           "activation_time": "2026-06-02T02:00:00.000Z",
                     *           "deactivation_time": null,
                     *           "severity": "Alarm",
                     *           "name": "North Sea",
                     *           "configuration_id": 1,
                     *           "activation_text": "Ships 211000003 and 211000004 stayed within 500 meters of each other for 30 minutes",
                     *           "ack_state": "undefined",
                     *           "ack_state_modified_ts": null,
                     *           "ack_state_modified_by": null
                     *         }
                     *       ],
                     *       "total": 2,
                     *       "page": 1,
                     *       "size": 50,
                     *       "pages": 1
                     *     }
                     */
                    readonly "application/json": components["schemas"]["StsEventPage"];
                };
            };
            /** @description The content is still that of the entity tag. */
            readonly 304: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly ETag: components["headers"]["EntityTag"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 410: components["responses"]["Gone"];
            readonly 422: components["responses"]["UnprocessableContent"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 503: components["responses"]["ServiceUnavailable"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly searchEvents: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Only events with this ship, in either place.
                 * @example 211000002
                 */
                readonly mmsi?: number;
                /** @description Only events with this ship too. */
                readonly mmsi_other?: number;
                /** @description Only events of this configuration. */
                readonly configuration_id?: number;
                /** @description Only what was created or changed after this cursor, `Feed-Cursor` of an earlier response (extension). Removed objects are in `/api/stream/changes` only. 410 if the changes since then are not stored any more, or too many: read the whole list. */
                readonly changed_after?: string;
                /** @description From 1, default 1. A page past the end is empty, with the true `total` and `pages`. */
                readonly page?: number;
                /** @description Entries of a page, 1 to 1000, default 50. */
                readonly size?: number;
            };
            readonly header?: {
                /** @description Entity tags of earlier responses: where the content is that of one of them, the response is 304 without it. */
                readonly "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description With `true` the request is authenticated and its cost computed, but it is neither validated, made nor counted. The response is then 200 with the cost, as in the response `DryRun` of the components. Default: `false`. */
                readonly "X-Dry-Run"?: components["parameters"]["DryRun"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page, newest first. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "X-Credits": components["headers"]["Credits"];
                    readonly ETag: components["headers"]["EntityTag"];
                    readonly "Feed-Cursor": components["headers"]["FeedCursor"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": 1,
                     *           "uuid": "9ed733aa-9d92-5b34-ad0c-da2b7dab8ff0",
                     *           "created_at": "2026-06-02T00:30:00.000Z",
                     *           "modified_at": "2026-06-02T01:10:00.000Z",
                     *           "created_by": "detector",
                     *           "modified_by": "detector",
                     *           "s2s_pair": {
                     *             "first": {
                     *               "mmsi": 211000001,
                     *               "activation_position": {
                     *                 "type": "Point",
                     *                 "coordinates": [
                     *                   6,
                     *                   54.5
                     *                 ]
                     *               },
                     *               "fired_position": {
                     *                 "type": "Point",
                     *                 "coordinates": [
                     *                   6,
                     *                   54.5
                     *                 ]
                     *               },
                     *               "deactivation_position": {
                     *                 "type": "Point",
                     *                 "coordinates": [
                     *                   6,
                     *                   54.5
                     *                 ]
                     *               }
                     *             },
                     *             "second": {
                     *               "mmsi": 211000002,
                     *               "activation_position": {
                     *                 "type": "Point",
                     *                 "coordinates": [
                     *                   6.001,
                     *                   54.5
                     *                 ]
                     *               },
                     *               "fired_position": {
                     *                 "type": "Point",
                     *                 "coordinates": [
                     *                   6.001,
                     *                   54.5
                     *                 ]
                     *               },
                     *               "deactivation_position": {
                     *                 "type": "Point",
                     *                 "coordinates": [
                     *                   6.007717544568123,
                     *                   54.5
                     *                 ]
                     *               }
                     *             }
                     *           },
                     *           "mmsi_first": 211000001,
                     *           "mmsi_second": 211000002,
                     *           "fired_time": "2026-06-02T00:30:00.000Z",
                     *           "activation_time": "2026-06-02T00:00:00.000Z",
                     *           "deactivation_time": "2026-06-02T01:03:32.133Z",
                     *           "severity": "Alarm",
                     *           "name": "North Sea",
                     *           "configuration_id": 1,
                     *           "activation_text": "Ships 211000001 and 211000002 stayed within 500 meters of each other for 30 minutes",
                     *           "ack_state": "undefined",
                     *           "ack_state_modified_ts": null,
                     *           "ack_state_modified_by": null
                     *         }
                     *       ],
                     *       "total": 1,
                     *       "page": 1,
                     *       "size": 50,
                     *       "pages": 1
                     *     }
                     */
                    readonly "application/json": components["schemas"]["StsEventPage"];
                };
            };
            /** @description The content is still that of the entity tag. */
            readonly 304: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly ETag: components["headers"]["EntityTag"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 410: components["responses"]["Gone"];
            readonly 422: components["responses"]["UnprocessableContent"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 503: components["responses"]["ServiceUnavailable"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly getEvent: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description With `true` the request is authenticated and its cost computed, but it is neither validated, made nor counted. The response is then 200 with the cost, as in the response `DryRun` of the components. Default: `false`. */
                readonly "X-Dry-Run"?: components["parameters"]["DryRun"];
            };
            readonly path: {
                /**
                 * @description Its id.
                 * @example 1
                 */
                readonly id: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The event. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "X-Credits": components["headers"]["Credits"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "uuid": "9ed733aa-9d92-5b34-ad0c-da2b7dab8ff0",
                     *       "created_at": "2026-06-02T00:30:00.000Z",
                     *       "modified_at": "2026-06-02T01:10:00.000Z",
                     *       "created_by": "detector",
                     *       "modified_by": "detector",
                     *       "s2s_pair": {
                     *         "first": {
                     *           "mmsi": 211000001,
                     *           "activation_position": {
                     *             "type": "Point",
                     *             "coordinates": [
                     *               6,
                     *               54.5
                     *             ]
                     *           },
                     *           "fired_position": {
                     *             "type": "Point",
                     *             "coordinates": [
                     *               6,
                     *               54.5
                     *             ]
                     *           },
                     *           "deactivation_position": {
                     *             "type": "Point",
                     *             "coordinates": [
                     *               6,
                     *               54.5
                     *             ]
                     *           }
                     *         },
                     *         "second": {
                     *           "mmsi": 211000002,
                     *           "activation_position": {
                     *             "type": "Point",
                     *             "coordinates": [
                     *               6.001,
                     *               54.5
                     *             ]
                     *           },
                     *           "fired_position": {
                     *             "type": "Point",
                     *             "coordinates": [
                     *               6.001,
                     *               54.5
                     *             ]
                     *           },
                     *           "deactivation_position": {
                     *             "type": "Point",
                     *             "coordinates": [
                     *               6.007717544568123,
                     *               54.5
                     *             ]
                     *           }
                     *         }
                     *       },
                     *       "mmsi_first": 211000001,
                     *       "mmsi_second": 211000002,
                     *       "fired_time": "2026-06-02T00:30:00.000Z",
                     *       "activation_time": "2026-06-02T00:00:00.000Z",
                     *       "deactivation_time": "2026-06-02T01:03:32.133Z",
                     *       "severity": "Alarm",
                     *       "name": "North Sea",
                     *       "configuration_id": 1,
                     *       "activation_text": "Ships 211000001 and 211000002 stayed within 500 meters of each other for 30 minutes",
                     *       "ack_state": "undefined",
                     *       "ack_state_modified_ts": null,
                     *       "ack_state_modified_by": null
                     *     }
                     */
                    readonly "application/json": components["schemas"]["StsEvent"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 503: components["responses"]["ServiceUnavailable"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly getEventTracks: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description With `true` the request is authenticated and its cost computed, but it is neither validated, made nor counted. The response is then 200 with the cost, as in the response `DryRun` of the components. Default: `false`. */
                readonly "X-Dry-Run"?: components["parameters"]["DryRun"];
            };
            readonly path: {
                /**
                 * @description Its id.
                 * @example 1
                 */
                readonly id: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Both tracks. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "X-Credits": components["headers"]["Credits"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "type": "FeatureCollection",
                     *         "s2s_event_id": 1,
                     *         "mmsi": 211000001,
                     *         "features": [
                     *           {
                     *             "type": "Feature",
                     *             "geometry": {
                     *               "type": "Point",
                     *               "coordinates": [
                     *                 6,
                     *                 54.5
                     *               ]
                     *             },
                     *             "properties": {
                     *               "vertex_index": 0,
                     *               "timestamp": "2026-06-02T00:00:00.000Z",
                     *               "sog": 0,
                     *               "cog": 90,
                     *               "is_estimated": false
                     *             }
                     *           }
                     *         ]
                     *       }
                     *     ]
                     */
                    readonly "application/json": components["schemas"]["StsEventTracks"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 503: components["responses"]["ServiceUnavailable"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly getEventAssessment: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description With `true` the request is authenticated and its cost computed, but it is neither validated, made nor counted. The response is then 200 with the cost, as in the response `DryRun` of the components. Default: `false`. */
                readonly "X-Dry-Run"?: components["parameters"]["DryRun"];
            };
            readonly path: {
                /**
                 * @description Its id.
                 * @example 1
                 */
                readonly id: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The assessment. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "X-Credits": components["headers"]["Credits"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "s2s_event_id": 1,
                     *       "group_id": "9ed733aa-9d92-5b34-ad0c-da2b7dab8ff0",
                     *       "found_at": "2026-06-02T03:00:30.000Z",
                     *       "at_firing": null,
                     *       "uuid": "9ed733aa-9d92-5b34-ad0c-da2b7dab8ff0",
                     *       "now": {
                     *         "kind": "anchored_neighbours",
                     *         "probability": 0.107,
                     *         "reasons": [
                     *           {
                     *             "text": "in the hour before: neither heard",
                     *             "points": -1.2
                     *           }
                     *         ]
                     *       },
                     *       "features": {
                     *         "duration_seconds": 3812,
                     *         "distance_meters_min": 64.8,
                     *         "distance_meters_median": 64.8,
                     *         "distance_lengths_min": null,
                     *         "distance_lengths_median": null,
                     *         "hull_distance_meters_min": null,
                     *         "hull_distance_meters_median": null,
                     *         "relative_speed_knots_median": 0,
                     *         "drift_meters": 217.6,
                     *         "drift_knots": 0.11,
                     *         "heading_difference_degrees": 0,
                     *         "port_area_meters": 109830,
                     *         "anchorage_meters": 99732,
                     *         "shore_meters": 108057,
                     *         "begin": "unheard",
                     *         "end": "seen",
                     *         "apart_before_meters": null,
                     *         "apart_after_meters": 1295.7,
                     *         "others_alongside": 0,
                     *         "earlier_meetings": 0,
                     *         "first": {
                     *           "speed_knots_median": 0,
                     *           "speed_knots_max": 0,
                     *           "shiptype": null,
                     *           "length_meters": null,
                     *           "draught_before_meters": null,
                     *           "draught_after_meters": null,
                     *           "silence_before_seconds": 0,
                     *           "silence_during_seconds": 120,
                     *           "silence_after_seconds": 5400,
                     *           "partners": 0
                     *         },
                     *         "second": {
                     *           "speed_knots_median": 0,
                     *           "speed_knots_max": 3.99,
                     *           "shiptype": null,
                     *           "length_meters": null,
                     *           "draught_before_meters": null,
                     *           "draught_after_meters": null,
                     *           "silence_before_seconds": 0,
                     *           "silence_during_seconds": 120,
                     *           "silence_after_seconds": 5400,
                     *           "partners": 0
                     *         }
                     *       },
                     *       "flags": []
                     *     }
                     */
                    readonly "application/json": components["schemas"]["StsEventAssessment"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 503: components["responses"]["ServiceUnavailable"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly acknowledgeEvent: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description With `true` the request is authenticated and its cost computed, but it is neither validated, made nor counted. The response is then 200 with the cost, as in the response `DryRun` of the components. Default: `false`. */
                readonly "X-Dry-Run"?: components["parameters"]["DryRun"];
            };
            readonly path: {
                /**
                 * @description Its id.
                 * @example 1
                 */
                readonly id: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The event. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "X-Credits": components["headers"]["Credits"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "uuid": "9ed733aa-9d92-5b34-ad0c-da2b7dab8ff0",
                     *       "created_at": "2026-06-02T00:30:00.000Z",
                     *       "modified_at": "2026-06-02T03:00:30.000Z",
                     *       "created_by": "detector",
                     *       "modified_by": "bert",
                     *       "s2s_pair": {
                     *         "first": {
                     *           "mmsi": 211000001,
                     *           "activation_position": {
                     *             "type": "Point",
                     *             "coordinates": [
                     *               6,
                     *               54.5
                     *             ]
                     *           },
                     *           "fired_position": {
                     *             "type": "Point",
                     *             "coordinates": [
                     *               6,
                     *               54.5
                     *             ]
                     *           },
                     *           "deactivation_position": {
                     *             "type": "Point",
                     *             "coordinates": [
                     *               6,
                     *               54.5
                     *             ]
                     *           }
                     *         },
                     *         "second": {
                     *           "mmsi": 211000002,
                     *           "activation_position": {
                     *             "type": "Point",
                     *             "coordinates": [
                     *               6.001,
                     *               54.5
                     *             ]
                     *           },
                     *           "fired_position": {
                     *             "type": "Point",
                     *             "coordinates": [
                     *               6.001,
                     *               54.5
                     *             ]
                     *           },
                     *           "deactivation_position": {
                     *             "type": "Point",
                     *             "coordinates": [
                     *               6.007717544568123,
                     *               54.5
                     *             ]
                     *           }
                     *         }
                     *       },
                     *       "mmsi_first": 211000001,
                     *       "mmsi_second": 211000002,
                     *       "fired_time": "2026-06-02T00:30:00.000Z",
                     *       "activation_time": "2026-06-02T00:00:00.000Z",
                     *       "deactivation_time": "2026-06-02T01:03:32.133Z",
                     *       "severity": "Alarm",
                     *       "name": "North Sea",
                     *       "configuration_id": 1,
                     *       "activation_text": "Ships 211000001 and 211000002 stayed within 500 meters of each other for 30 minutes",
                     *       "ack_state": "acknowledged",
                     *       "ack_state_modified_ts": "2026-06-02T03:00:30.000Z",
                     *       "ack_state_modified_by": "bert"
                     *     }
                     */
                    readonly "application/json": components["schemas"]["StsEvent"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 503: components["responses"]["ServiceUnavailable"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly listVesselEvents: {
        readonly parameters: {
            readonly query?: {
                /** @description Only events of this kind. */
                readonly kind?: "loitering" | "gap" | "one_sided_candidate";
                /** @description Only events of this ship, and candidates that name it as `other_mmsi`. */
                readonly mmsi?: number;
                /** @description Only events whose period, from begin to end or now, overlaps `[begin,end]`. Either end may be empty. */
                readonly time_period?: string;
                /** @description Only events with an end, or only events that last or whose end is not known. */
                readonly ended?: boolean;
                /** @description Only one-sided candidates with at least this score. */
                readonly score_min?: number;
                /** @description From 1, default 1. A page past the end is empty, with the true `total` and `pages`. */
                readonly page?: number;
                /** @description Entries of a page, 1 to 1000, default 50. */
                readonly size?: number;
            };
            readonly header?: {
                /** @description Entity tags of earlier responses: where the content is that of one of them, the response is 304 without it. */
                readonly "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description With `true` the request is authenticated and its cost computed, but it is neither validated, made nor counted. The response is then 200 with the cost, as in the response `DryRun` of the components. Default: `false`. */
                readonly "X-Dry-Run"?: components["parameters"]["DryRun"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page, the newest found first. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "X-Credits": components["headers"]["Credits"];
                    readonly ETag: components["headers"]["EntityTag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": 1,
                     *           "uuid": "454c5ec8-0a53-5676-8bd5-fb76d4fdc289",
                     *           "kind": "loitering",
                     *           "mmsi": 211000008,
                     *           "begin_time": "2026-06-02T00:00:00.000Z",
                     *           "end_time": null,
                     *           "begin_position": {
                     *             "type": "Point",
                     *             "coordinates": [
                     *               3.2,
                     *               56
                     *             ]
                     *           },
                     *           "end_position": null,
                     *           "other_mmsi": null,
                     *           "score": null,
                     *           "reasons": [
                     *             "on average 0.0 kn in the first 1.9 h",
                     *             "at least 158 nm from shore"
                     *           ]
                     *         }
                     *       ],
                     *       "total": 1,
                     *       "page": 1,
                     *       "size": 50,
                     *       "pages": 1
                     *     }
                     */
                    readonly "application/json": components["schemas"]["VesselEventPage"];
                };
            };
            /** @description The content is still that of the entity tag. */
            readonly 304: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly ETag: components["headers"]["EntityTag"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 422: components["responses"]["UnprocessableContent"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 503: components["responses"]["ServiceUnavailable"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly getVesselEvent: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description With `true` the request is authenticated and its cost computed, but it is neither validated, made nor counted. The response is then 200 with the cost, as in the response `DryRun` of the components. Default: `false`. */
                readonly "X-Dry-Run"?: components["parameters"]["DryRun"];
            };
            readonly path: {
                /**
                 * @description Its id.
                 * @example 1
                 */
                readonly id: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The event, in its newest state. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "X-Credits": components["headers"]["Credits"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "uuid": "454c5ec8-0a53-5676-8bd5-fb76d4fdc289",
                     *       "kind": "loitering",
                     *       "mmsi": 211000008,
                     *       "begin_time": "2026-06-02T00:00:00.000Z",
                     *       "end_time": null,
                     *       "begin_position": {
                     *         "type": "Point",
                     *         "coordinates": [
                     *           3.2,
                     *           56
                     *         ]
                     *       },
                     *       "end_position": null,
                     *       "other_mmsi": null,
                     *       "score": null,
                     *       "reasons": [
                     *         "on average 0.0 kn in the first 1.9 h",
                     *         "at least 158 nm from shore"
                     *       ]
                     *     }
                     */
                    readonly "application/json": components["schemas"]["VesselEvent"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 503: components["responses"]["ServiceUnavailable"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly findShip: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description With `true` the request is authenticated and its cost computed, but it is neither validated, made nor counted. The response is then 200 with the cost, as in the response `DryRun` of the components. Default: `false`. */
                readonly "X-Dry-Run"?: components["parameters"]["DryRun"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "ship": {
                 *         "mmsi": "244000005"
                 *       }
                 *     }
                 */
                readonly "application/json": components["schemas"]["ShipSearch"];
            };
        };
        readonly responses: {
            /** @description The ship. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "X-Credits": components["headers"]["Credits"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ship": {
                     *         "a2": "NL",
                     *         "callsign": "PABC",
                     *         "country": "Netherlands (Kingdom of the)",
                     *         "destination": "NLRTM",
                     *         "draught": 9.5,
                     *         "eta": "2026-06-03T08:30:00Z",
                     *         "imo": 9074729,
                     *         "length": 183,
                     *         "mmsi": 244000005,
                     *         "name": "ALMA MAERSK",
                     *         "shiptype": 80,
                     *         "width": 32
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["ShipInfo"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableContent"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 503: components["responses"]["ServiceUnavailable"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly getPosition: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description With `true` the request is authenticated and its cost computed, but it is neither validated, made nor counted. The response is then 200 with the cost, as in the response `DryRun` of the components. Default: `false`. */
                readonly "X-Dry-Run"?: components["parameters"]["DryRun"];
            };
            readonly path: {
                /**
                 * @description MMSI of the ship.
                 * @example 244000005
                 */
                readonly mmsi: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The latest position. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "X-Credits": components["headers"]["Credits"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "heading": 91,
                     *       "nav_status": 0,
                     *       "rot": -3,
                     *       "ship": {
                     *         "mmsi": 244000005
                     *       },
                     *       "position": {
                     *         "type": "Point",
                     *         "coordinates": [
                     *           8.6,
                     *           53.95,
                     *           "2026-06-02T03:00:00Z",
                     *           90,
                     *           12
                     *         ],
                     *         "extensions": [
                     *           "time",
                     *           "cog",
                     *           "sog"
                     *         ]
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["ShipPosition"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 503: components["responses"]["ServiceUnavailable"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly listPositions: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description MMSIs of ships, with commas between them.
                 * @example 244000005,211000999,211000003
                 */
                readonly mmsi: string;
            };
            readonly header?: {
                /** @description With `true` the request is authenticated and its cost computed, but it is neither validated, made nor counted. The response is then 200 with the cost, as in the response `DryRun` of the components. Default: `false`. */
                readonly "X-Dry-Run"?: components["parameters"]["DryRun"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Of the ships with a known position, in the order of the request. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "X-Credits": components["headers"]["Credits"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "heading": 91,
                     *         "nav_status": 0,
                     *         "rot": -3,
                     *         "ship": {
                     *           "mmsi": 244000005
                     *         },
                     *         "position": {
                     *           "type": "Point",
                     *           "coordinates": [
                     *             8.6,
                     *             53.95,
                     *             "2026-06-02T03:00:00Z",
                     *             90,
                     *             12
                     *           ],
                     *           "extensions": [
                     *             "time",
                     *             "cog",
                     *             "sog"
                     *           ]
                     *         }
                     *       }
                     *     ]
                     */
                    readonly "application/json": components["schemas"]["ShipPositionList"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 422: components["responses"]["UnprocessableContent"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 503: components["responses"]["ServiceUnavailable"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly listPositionsByPost: {
        readonly parameters: {
            readonly query?: {
                /** @description MMSIs of ships, with commas between them. */
                readonly mmsi?: string;
            };
            readonly header?: {
                /** @description With `true` the request is authenticated and its cost computed, but it is neither validated, made nor counted. The response is then 200 with the cost, as in the response `DryRun` of the components. Default: `false`. */
                readonly "X-Dry-Run"?: components["parameters"]["DryRun"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "mmsi": [
                 *         "244000005",
                 *         "211000999",
                 *         "211000003"
                 *       ]
                 *     }
                 */
                readonly "application/json": components["schemas"]["ShipPositionsBody"];
            };
        };
        readonly responses: {
            /** @description Of the ships with a known position, in the order of the request. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "X-Credits": components["headers"]["Credits"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "heading": 91,
                     *         "nav_status": 0,
                     *         "rot": -3,
                     *         "ship": {
                     *           "mmsi": 244000005
                     *         },
                     *         "position": {
                     *           "type": "Point",
                     *           "coordinates": [
                     *             8.6,
                     *             53.95,
                     *             "2026-06-02T03:00:00Z",
                     *             90,
                     *             12
                     *           ],
                     *           "extensions": [
                     *             "time",
                     *             "cog",
                     *             "sog"
                     *           ]
                     *         }
                     *       }
                     *     ]
                     */
                    readonly "application/json": components["schemas"]["ShipPositionList"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableContent"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 503: components["responses"]["ServiceUnavailable"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly listPortCalls: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description With `true` the request is authenticated and its cost computed, but it is neither validated, made nor counted. The response is then 200 with the cost, as in the response `DryRun` of the components. Default: `false`. */
                readonly "X-Dry-Run"?: components["parameters"]["DryRun"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "ship": {
                 *         "mmsi": "244000005"
                 *       }
                 *     }
                 */
                readonly "application/json": components["schemas"]["PortCallsBody"];
            };
        };
        readonly responses: {
            /** @description Its port calls. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "X-Credits": components["headers"]["Credits"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "records": [
                     *         {
                     *           "ata": "2026-06-01T21:00:00Z",
                     *           "atd": "2026-06-01T23:00:00Z",
                     *           "berthing_areas": [],
                     *           "port": {
                     *             "id": 30780,
                     *             "locode": "DEHAM",
                     *             "name": "Hamburg"
                     *           },
                     *           "not_later_than": null,
                     *           "not_earlier_than": null
                     *         }
                     *       ]
                     *     }
                     */
                    readonly "application/json": components["schemas"]["PortCallList"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableContent"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 503: components["responses"]["ServiceUnavailable"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly findPositions: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Only positions in a box, its edges included: `west,south,east,north` in degrees. A box whose west is greater than its east crosses the antimeridian.
                 * @example 179,-18,-179,-16
                 */
                readonly bbox?: string;
                /** @description Only positions after this instant. */
                readonly since?: string;
                /** @description Only ships of these types, ranges and classes, with commas between them: `tanker,70-79`. Ships of unknown type match none. */
                readonly types?: string;
                /** @description From 1, default 1. A page past the end is empty, with the true `total` and `pages`. */
                readonly page?: number;
                /** @description Entries of a page, 1 to 1000, default 50. */
                readonly size?: number;
            };
            readonly header?: {
                /** @description With `true` the request is authenticated and its cost computed, but it is neither validated, made nor counted. The response is then 200 with the cost, as in the response `DryRun` of the components. Default: `false`. */
                readonly "X-Dry-Run"?: components["parameters"]["DryRun"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page of positions. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "X-Credits": components["headers"]["Credits"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "heading": null,
                     *           "nav_status": 0,
                     *           "rot": null,
                     *           "ship": {
                     *             "mmsi": 503000001
                     *           },
                     *           "position": {
                     *             "type": "Point",
                     *             "coordinates": [
                     *               179.5,
                     *               -17,
                     *               "2026-06-02T00:00:00Z",
                     *               90,
                     *               9
                     *             ],
                     *             "extensions": [
                     *               "time",
                     *               "cog",
                     *               "sog"
                     *             ]
                     *           }
                     *         }
                     *       ],
                     *       "total": 2,
                     *       "page": 1,
                     *       "size": 50,
                     *       "pages": 1
                     *     }
                     */
                    readonly "application/json": components["schemas"]["PositionPage"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 422: components["responses"]["UnprocessableContent"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 503: components["responses"]["ServiceUnavailable"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly listChangedShips: {
        readonly parameters: {
            readonly query?: {
                /** @description `next` of an earlier response: only ships that have changed since. One of another process, and any other text, means all ships. */
                readonly after?: string;
            };
            readonly header?: {
                /** @description With `true` the request is authenticated and its cost computed, but it is neither validated, made nor counted. The response is then 200 with the cost, as in the response `DryRun` of the components. Default: `false`. */
                readonly "X-Dry-Run"?: components["parameters"]["DryRun"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A row a ship, in the order of `columns`. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "X-Credits": components["headers"]["Credits"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "columns": [
                     *         "mmsi",
                     *         "name",
                     *         "shiptype",
                     *         "length",
                     *         "width"
                     *       ],
                     *       "rows": [
                     *         [
                     *           244000005,
                     *           "ALMA MAERSK",
                     *           80,
                     *           183,
                     *           32
                     *         ],
                     *         [
                     *           244000006,
                     *           "BORKUM",
                     *           70,
                     *           120,
                     *           null
                     *         ]
                     *       ],
                     *       "next": "2c2456ce-fe89-4cbc-8d56-45dcad2aa6ad.18",
                     *       "complete": true
                     *     }
                     */
                    readonly "application/json": components["schemas"]["ShipSummaries"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 422: components["responses"]["UnprocessableContent"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 503: components["responses"]["ServiceUnavailable"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly search: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description A part of a name, an MMSI, an IMO number, a call sign or a UN/LOCODE.
                 * @example alma m
                 */
                readonly q: string;
                /** @description Most ships, and most ports, 1 to 50, default 20. */
                readonly limit?: number;
            };
            readonly header?: {
                /** @description With `true` the request is authenticated and its cost computed, but it is neither validated, made nor counted. The response is then 200 with the cost, as in the response `DryRun` of the components. Default: `false`. */
                readonly "X-Dry-Run"?: components["parameters"]["DryRun"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The best matches. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "X-Credits": components["headers"]["Credits"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ships": [
                     *         {
                     *           "a2": "NL",
                     *           "callsign": "PABC",
                     *           "country": "Netherlands (Kingdom of the)",
                     *           "destination": "NLRTM",
                     *           "draught": 9.5,
                     *           "eta": "2026-06-03T08:30:00Z",
                     *           "imo": 9074729,
                     *           "length": 183,
                     *           "mmsi": 244000005,
                     *           "name": "ALMA MAERSK",
                     *           "shiptype": 80,
                     *           "width": 32
                     *         }
                     *       ],
                     *       "ports": []
                     *     }
                     */
                    readonly "application/json": components["schemas"]["SearchResult"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 422: components["responses"]["UnprocessableContent"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 503: components["responses"]["ServiceUnavailable"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly findTracks: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description The beginning of the period, rounded down to a whole second.
                 * @example 2026-06-02T00:00:00Z
                 */
                readonly begin: string;
                /**
                 * @description Its end, whose whole second is part of it.
                 * @example 2026-06-02T00:05:00Z
                 */
                readonly end: string;
                /**
                 * @description Only ships with a fix in a box, its edges included: `west,south,east,north` in degrees. A box whose west is greater than its east crosses the antimeridian. Default: all ships.
                 * @example 5.99,54.49,6.01,54.51
                 */
                readonly bbox?: string;
                /**
                 * @description HH:MM:SS, at most 500 000 rows. Default: the finest of 10 and 30 seconds, 1, 2, 5, 10, 30 and 60 minutes with at most 200 000 rows.
                 * @example 00:04:00
                 */
                readonly resolution?: string;
            };
            readonly header?: {
                /** @description With `true` the request is authenticated and its cost computed, but it is neither validated, made nor counted. The response is then 200 with the cost, as in the response `DryRun` of the components. Default: `false`. */
                readonly "X-Dry-Run"?: components["parameters"]["DryRun"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The tracks by MMSI. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "X-Credits": components["headers"]["Credits"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "begin": "2026-06-02T00:00:00Z",
                     *       "end": "2026-06-02T00:05:00Z",
                     *       "resolution_seconds": 240,
                     *       "columns": [
                     *         "seconds_after_begin",
                     *         "longitude_1e5",
                     *         "latitude_1e5",
                     *         "sog_tenth_knots",
                     *         "cog_tenth_degrees",
                     *         "heading_degrees"
                     *       ],
                     *       "tracks": [
                     *         {
                     *           "mmsi": 211000001,
                     *           "rows": [
                     *             0,
                     *             600000,
                     *             5450000,
                     *             0,
                     *             900,
                     *             91,
                     *             240,
                     *             600000
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    readonly "application/json": components["schemas"]["FleetTracks"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 422: components["responses"]["UnprocessableContent"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 503: components["responses"]["ServiceUnavailable"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly requestTrack: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description With `true` the request is authenticated and its cost computed, but it is neither validated, made nor counted. The response is then 200 with the cost, as in the response `DryRun` of the components. Default: `false`. */
                readonly "X-Dry-Run"?: components["parameters"]["DryRun"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "ship": {
                 *         "mmsi": "211000001"
                 *       },
                 *       "begin": "2026-06-02T00:00:00Z",
                 *       "end": "2026-06-02T00:10:00Z"
                 *     }
                 */
                readonly "application/json": components["schemas"]["TrackBody"];
            };
        };
        readonly responses: {
            /** @description Accepted; `Location` is the address of the track, for 24 hours. */
            readonly 202: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "X-Credits": components["headers"]["Credits"];
                    readonly Location: components["headers"]["Location"];
                    readonly "Retry-After": components["headers"]["RetryAfter"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Job"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableContent"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 503: components["responses"]["ServiceUnavailable"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly getTrack: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description With `true` the request is authenticated and its cost computed, but it is neither validated, made nor counted. The response is then 200 with the cost, as in the response `DryRun` of the components. Default: `false`. */
                readonly "X-Dry-Run"?: components["parameters"]["DryRun"];
            };
            readonly path: {
                /**
                 * @description Its id.
                 * @example 2
                 */
                readonly track_id: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The track. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "X-Credits": components["headers"]["Credits"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "distance": 0,
                     *       "ship": {
                     *         "mmsi": 211000001
                     *       },
                     *       "track": {
                     *         "type": "LineString",
                     *         "coordinates": [
                     *           [
                     *             6,
                     *             54.5,
                     *             "2026-06-02T00:00:00Z",
                     *             90,
                     *             0
                     *           ],
                     *           [
                     *             6,
                     *             54.5,
                     *             "2026-06-02T00:02:00Z",
                     *             90,
                     *             0
                     *           ],
                     *           [
                     *             6,
                     *             54.5,
                     *             "2026-06-02T00:04:00Z",
                     *             90,
                     *             0
                     *           ],
                     *           [
                     *             6,
                     *             54.5,
                     *             "2026-06-02T00:06:00Z",
                     *             90,
                     *             0
                     *           ],
                     *           [
                     *             6,
                     *             54.5,
                     *             "2026-06-02T00:08:00Z",
                     *             90,
                     *             0
                     *           ],
                     *           [
                     *             6,
                     *             54.5,
                     *             "2026-06-02T00:10:00Z",
                     *             90,
                     *             0
                     *           ]
                     *         ],
                     *         "extensions": [
                     *           "time",
                     *           "cog",
                     *           "sog"
                     *         ]
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Track"];
                };
            };
            /** @description Not finished. */
            readonly 202: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "X-Credits": components["headers"]["Credits"];
                    readonly "Retry-After": components["headers"]["RetryAfter"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RunningJob"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 503: components["responses"]["ServiceUnavailable"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly requestRoute: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description With `true` the request is authenticated and its cost computed, but it is neither validated, made nor counted. The response is then 200 with the cost, as in the response `DryRun` of the components. Default: `false`. */
                readonly "X-Dry-Run"?: components["parameters"]["DryRun"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "source": {
                 *         "ship": {
                 *           "mmsi": "244000005"
                 *         }
                 *       },
                 *       "destination": {
                 *         "port": {
                 *           "locode": "NLRTM"
                 *         }
                 *       }
                 *     }
                 */
                readonly "application/json": components["schemas"]["RouteBody"];
            };
        };
        readonly responses: {
            /** @description Accepted; `Location` is the address of the route: it is read once, within 24 hours. */
            readonly 202: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "X-Credits": components["headers"]["Credits"];
                    readonly Location: components["headers"]["Location"];
                    readonly "Retry-After": components["headers"]["RetryAfter"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Job"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableContent"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 503: components["responses"]["ServiceUnavailable"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly takeRoute: {
        readonly parameters: {
            readonly query?: {
                /** @description Extension: a file instead of JSON (default). `rtz` is the format of ECDIS (IEC 61174), and holds one route. A result without a route is JSON. */
                readonly format?: "json" | "geojson" | "gpx" | "kml" | "rtz";
            };
            readonly header?: {
                /** @description With `true` the request is authenticated and its cost computed, but it is neither validated, made nor counted. The response is then 200 with the cost, as in the response `DryRun` of the components. Default: `false`. */
                readonly "X-Dry-Run"?: components["parameters"]["DryRun"];
            };
            readonly path: {
                /**
                 * @description Its id.
                 * @example 3
                 */
                readonly id: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The result. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "X-Credits": components["headers"]["Credits"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "bs_ts": "2026-06-02T03:00:00Z",
                     *       "distance": 448116,
                     *       "eta": "2026-06-02T11:43:31Z",
                     *       "eta_early": "2026-06-02T10:29:11Z",
                     *       "eta_late": "2026-06-02T17:59:07Z",
                     *       "eta_pilot": "2026-06-02T09:44:17Z",
                     *       "passages": [],
                     *       "emission_control_areas": [
                     *         {
                     *           "name": "north-sea",
                     *           "distance": 448116
                     *         }
                     *       ],
                     *       "route": {
                     *         "type": "LineString",
                     *         "coordinates": [
                     *           [
                     *             8.6,
                     *             53.95
                     *           ],
                     *           [
                     *             8.505208333333343,
                     *             53.96354166666666
                     *           ]
                     *         ]
                     *       },
                     *       "sog": 34.5,
                     *       "status": "ok"
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Route"];
                    readonly "application/geo+json": components["schemas"]["RouteFile"];
                    readonly "application/gpx+xml": string;
                    readonly "application/vnd.google-earth.kml+xml": string;
                    readonly "application/xml": string;
                };
            };
            /** @description Not finished. */
            readonly 202: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "X-Credits": components["headers"]["Credits"];
                    readonly "Retry-After": components["headers"]["RetryAfter"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RunningJob"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 410: components["responses"]["Gone"];
            readonly 422: components["responses"]["UnprocessableContent"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 503: components["responses"]["ServiceUnavailable"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly computeDistances: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description With `true` the request is authenticated and its cost computed, but it is neither validated, made nor counted. The response is then 200 with the cost, as in the response `DryRun` of the components. Default: `false`. */
                readonly "X-Dry-Run"?: components["parameters"]["DryRun"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "origins": [
                 *         {
                 *           "position": {
                 *             "type": "Point",
                 *             "coordinates": [
                 *               7,
                 *               54.5
                 *             ]
                 *           }
                 *         }
                 *       ],
                 *       "destinations": [
                 *         {
                 *           "port": {
                 *             "locode": "NLRTM"
                 *           }
                 *         },
                 *         {
                 *           "position": {
                 *             "type": "Point",
                 *             "coordinates": [
                 *               10,
                 *               25
                 *             ]
                 *           }
                 *         }
                 *       ]
                 *     }
                 */
                readonly "application/json": components["schemas"]["DistancesBody"];
            };
        };
        readonly responses: {
            /** @description The distances. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "X-Credits": components["headers"]["Credits"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "distances": [
                     *         {
                     *           "origin": 0,
                     *           "destination": 0,
                     *           "distance": 379308,
                     *           "passages": [],
                     *           "emission_control_areas": [
                     *             {
                     *               "name": "north-sea",
                     *               "distance": 379308
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Distances"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableContent"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 503: components["responses"]["ServiceUnavailable"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly requestReport: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description With `true` the request is authenticated and its cost computed, but it is neither validated, made nor counted. The response is then 200 with the cost, as in the response `DryRun` of the components. Default: `false`. */
                readonly "X-Dry-Run"?: components["parameters"]["DryRun"];
            };
            readonly path: {
                /**
                 * @description The type of the report.
                 * @example multiship
                 */
                readonly shiptype: "multiship" | "passageline" | "areavisits" | "portcalls" | "density";
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "name": "June",
                 *       "begin": "2026-06-01T00:00:00Z",
                 *       "end": "2026-06-03T00:00:00Z",
                 *       "ships": [
                 *         "211000001"
                 *       ],
                 *       "shape": {
                 *         "type": "LineString",
                 *         "coordinates": [
                 *           [
                 *             5.99,
                 *             53
                 *           ],
                 *           [
                 *             5.99,
                 *             55
                 *           ]
                 *         ]
                 *       }
                 *     }
                 */
                readonly "application/json": components["schemas"]["ReportRequest"];
            };
        };
        readonly responses: {
            /** @description Accepted; `Location` is the address of the result, for 7 days. */
            readonly 202: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "X-Credits": components["headers"]["Credits"];
                    readonly Location: components["headers"]["Location"];
                    readonly "Retry-After": components["headers"]["RetryAfter"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Job"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableContent"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 503: components["responses"]["ServiceUnavailable"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly getReport: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description With `true` the request is authenticated and its cost computed, but it is neither validated, made nor counted. The response is then 200 with the cost, as in the response `DryRun` of the components. Default: `false`. */
                readonly "X-Dry-Run"?: components["parameters"]["DryRun"];
            };
            readonly path: {
                /**
                 * @description The type of the report.
                 * @example passageline
                 */
                readonly shiptype: "multiship" | "passageline" | "areavisits" | "portcalls" | "density";
                /**
                 * @description Its id.
                 * @example 3
                 */
                readonly id: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Its records. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "X-Credits": components["headers"]["Credits"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "records": [
                     *         {
                     *           "distance": 99069,
                     *           "left": false,
                     *           "position": {
                     *             "type": "Point",
                     *             "coordinates": [
                     *               5.99,
                     *               53.8901515,
                     *               "2026-06-01T09:57:34Z",
                     *               90,
                     *               12
                     *             ],
                     *             "extensions": [
                     *               "time",
                     *               "cog",
                     *               "sog"
                     *             ]
                     *           },
                     *           "ship": {
                     *             "a2": "NL",
                     *             "callsign": "PABC",
                     *             "country": "Netherlands (Kingdom of the)",
                     *             "destination": "NLRTM",
                     *             "draught": 9.5,
                     *             "eta": "2026-06-03T08:30:00Z",
                     *             "imo": 9074729,
                     *             "length": 183,
                     *             "mmsi": 244000005,
                     *             "name": "ALMA MAERSK",
                     *             "shiptype": 80,
                     *             "width": 32
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    readonly "application/json": components["schemas"]["ReportResult"];
                };
            };
            /** @description Not finished, or aborted, as its status has it. */
            readonly 202: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "X-Credits": components["headers"]["Credits"];
                    readonly "Retry-After": components["headers"]["RetryAfter"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["UnfinishedReport"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 503: components["responses"]["ServiceUnavailable"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly listReports: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description From 1, default 1. A page past the end is empty, with the true `total` and `pages`.
                 * @example 1
                 */
                readonly page?: number;
                /**
                 * @description Entries of a page, 1 to 1000, default 50.
                 * @example 1
                 */
                readonly size?: number;
            };
            readonly header?: {
                /** @description Entity tags of earlier responses: where the content is that of one of them, the response is 304 without it. */
                readonly "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description With `true` the request is authenticated and its cost computed, but it is neither validated, made nor counted. The response is then 200 with the cost, as in the response `DryRun` of the components. Default: `false`. */
                readonly "X-Dry-Run"?: components["parameters"]["DryRun"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "X-Credits": components["headers"]["Credits"];
                    readonly ETag: components["headers"]["EntityTag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": 23,
                     *           "status": "finished",
                     *           "progress": 100,
                     *           "created": "2026-06-02T03:08:24Z",
                     *           "started": "2026-06-02T03:08:24Z",
                     *           "ended": "2026-06-02T03:08:24Z",
                     *           "error": null,
                     *           "type": "multiship",
                     *           "name": "June",
                     *           "owner": "f00d9ca0-7f97-4f03-90dc-4cf04a2eb3a3",
                     *           "begin": "2026-06-01T00:00:00Z",
                     *           "end": "2026-06-03T00:00:00Z"
                     *         }
                     *       ],
                     *       "total": 21,
                     *       "page": 1,
                     *       "size": 1,
                     *       "pages": 21
                     *     }
                     */
                    readonly "application/json": components["schemas"]["ReportPage"];
                };
            };
            /** @description The content is still that of the entity tag. */
            readonly 304: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly ETag: components["headers"]["EntityTag"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 422: components["responses"]["UnprocessableContent"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 503: components["responses"]["ServiceUnavailable"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly getReportStatus: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description With `true` the request is authenticated and its cost computed, but it is neither validated, made nor counted. The response is then 200 with the cost, as in the response `DryRun` of the components. Default: `false`. */
                readonly "X-Dry-Run"?: components["parameters"]["DryRun"];
            };
            readonly path: {
                /**
                 * @description Its id.
                 * @example 9
                 */
                readonly id: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The status. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "X-Credits": components["headers"]["Credits"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 9,
                     *       "status": "finished",
                     *       "progress": 100,
                     *       "created": "2026-06-02T03:04:55Z",
                     *       "started": "2026-06-02T03:04:55Z",
                     *       "ended": "2026-06-02T03:04:55Z",
                     *       "error": null,
                     *       "type": "multiship",
                     *       "name": "June",
                     *       "owner": "f00d9ca0-7f97-4f03-90dc-4cf04a2eb3a3",
                     *       "begin": "2026-06-01T00:00:00Z",
                     *       "end": "2026-06-03T00:00:00Z",
                     *       "shape": null
                     *     }
                     */
                    readonly "application/json": components["schemas"]["ReportStatus"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 503: components["responses"]["ServiceUnavailable"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly removeReport: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description With `true` the request is authenticated and its cost computed, but it is neither validated, made nor counted. The response is then 200 with the cost, as in the response `DryRun` of the components. Default: `false`. */
                readonly "X-Dry-Run"?: components["parameters"]["DryRun"];
            };
            readonly path: {
                /**
                 * @description Its id.
                 * @example 17
                 */
                readonly id: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Cancelled or deleted. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "X-Credits": components["headers"]["Credits"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /** @example {} */
                    readonly "application/json": components["schemas"]["Empty"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 503: components["responses"]["ServiceUnavailable"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly listWebhooks: {
        readonly parameters: {
            readonly query?: {
                /** @description From 1, default 1. A page past the end is empty, with the true `total` and `pages`. */
                readonly page?: number;
                /**
                 * @description Entries of a page, 1 to 1000, default 50.
                 * @example 1
                 */
                readonly size?: number;
            };
            readonly header?: {
                /** @description With `true` the request is authenticated and its cost computed, but it is neither validated, made nor counted. The response is then 200 with the cost, as in the response `DryRun` of the components. Default: `false`. */
                readonly "X-Dry-Run"?: components["parameters"]["DryRun"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "X-Credits": components["headers"]["Credits"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": 2,
                     *           "url": "https://receiver.example/alerts",
                     *           "configuration_id": null,
                     *           "kinds": [
                     *             "event-fired",
                     *             "event-ended",
                     *             "event-acknowledged",
                     *             "event-assessed",
                     *             "event-merged",
                     *             "event-found",
                     *             "event-corrected",
                     *             "event-retracted"
                     *           ],
                     *           "origins": [
                     *             "live"
                     *           ],
                     *           "enabled": true,
                     *           "disabled_reason": null,
                     *           "owner": "f00d9ca0-7f97-4f03-90dc-4cf04a2eb3a3",
                     *           "acl": [],
                     *           "created_at": "2026-06-02T03:00:30.000Z",
                     *           "modified_at": "2026-06-02T03:00:30.000Z",
                     *           "created_by": "anna",
                     *           "modified_by": "anna",
                     *           "former_secret_until": null
                     *         }
                     *       ],
                     *       "total": 2,
                     *       "page": 1,
                     *       "size": 1,
                     *       "pages": 2
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Webhooks"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 503: components["responses"]["ServiceUnavailable"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly createWebhook: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description With `true` the request is authenticated and its cost computed, but it is neither validated, made nor counted. The response is then 200 with the cost, as in the response `DryRun` of the components. Default: `false`. */
                readonly "X-Dry-Run"?: components["parameters"]["DryRun"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "url": "https://receiver.example/alerts",
                 *       "configuration_id": null
                 *     }
                 */
                readonly "application/json": components["schemas"]["WebhookBody"];
            };
        };
        readonly responses: {
            /** @description Created; `Location` is its address. */
            readonly 201: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "X-Credits": components["headers"]["Credits"];
                    readonly Location: components["headers"]["Location"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 2,
                     *       "url": "https://receiver.example/alerts",
                     *       "configuration_id": null,
                     *       "kinds": [
                     *         "event-fired",
                     *         "event-ended",
                     *         "event-acknowledged",
                     *         "event-assessed",
                     *         "event-merged",
                     *         "event-found",
                     *         "event-corrected",
                     *         "event-retracted"
                     *       ],
                     *       "origins": [
                     *         "live"
                     *       ],
                     *       "enabled": true,
                     *       "disabled_reason": null,
                     *       "owner": "f00d9ca0-7f97-4f03-90dc-4cf04a2eb3a3",
                     *       "acl": [],
                     *       "created_at": "2026-06-02T03:00:30.000Z",
                     *       "modified_at": "2026-06-02T03:00:30.000Z",
                     *       "created_by": "anna",
                     *       "modified_by": "anna",
                     *       "former_secret_until": null,
                     *       "secret": "the secret"
                     *     }
                     */
                    readonly "application/json": components["schemas"]["NewWebhook"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableContent"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 503: components["responses"]["ServiceUnavailable"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly getWebhook: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description With `true` the request is authenticated and its cost computed, but it is neither validated, made nor counted. The response is then 200 with the cost, as in the response `DryRun` of the components. Default: `false`. */
                readonly "X-Dry-Run"?: components["parameters"]["DryRun"];
            };
            readonly path: {
                /**
                 * @description Its id.
                 * @example 4
                 */
                readonly id: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The webhook. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "X-Credits": components["headers"]["Credits"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 4,
                     *       "url": "https://receiver.example/alerts",
                     *       "configuration_id": null,
                     *       "kinds": [
                     *         "event-fired",
                     *         "event-ended",
                     *         "event-acknowledged",
                     *         "event-assessed",
                     *         "event-merged",
                     *         "event-found",
                     *         "event-corrected",
                     *         "event-retracted"
                     *       ],
                     *       "origins": [
                     *         "live"
                     *       ],
                     *       "enabled": true,
                     *       "disabled_reason": null,
                     *       "owner": "f00d9ca0-7f97-4f03-90dc-4cf04a2eb3a3",
                     *       "acl": [],
                     *       "created_at": "2026-06-02T03:00:30.000Z",
                     *       "modified_at": "2026-06-02T03:00:30.000Z",
                     *       "created_by": "anna",
                     *       "modified_by": "anna",
                     *       "former_secret_until": null
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Webhook"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 503: components["responses"]["ServiceUnavailable"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly replaceWebhook: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description With `true` the request is authenticated and its cost computed, but it is neither validated, made nor counted. The response is then 200 with the cost, as in the response `DryRun` of the components. Default: `false`. */
                readonly "X-Dry-Run"?: components["parameters"]["DryRun"];
            };
            readonly path: {
                /**
                 * @description Its id.
                 * @example 6
                 */
                readonly id: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "url": "https://receiver.example/alerts",
                 *       "configuration_id": null,
                 *       "enabled": false
                 *     }
                 */
                readonly "application/json": components["schemas"]["WebhookBody"];
            };
        };
        readonly responses: {
            /** @description The webhook. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "X-Credits": components["headers"]["Credits"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 6,
                     *       "url": "https://receiver.example/alerts",
                     *       "configuration_id": null,
                     *       "kinds": [
                     *         "event-fired",
                     *         "event-ended",
                     *         "event-acknowledged",
                     *         "event-assessed",
                     *         "event-merged",
                     *         "event-found",
                     *         "event-corrected",
                     *         "event-retracted"
                     *       ],
                     *       "origins": [
                     *         "live"
                     *       ],
                     *       "enabled": false,
                     *       "disabled_reason": null,
                     *       "owner": "f00d9ca0-7f97-4f03-90dc-4cf04a2eb3a3",
                     *       "acl": [],
                     *       "created_at": "2026-06-02T03:00:30.000Z",
                     *       "modified_at": "2026-06-02T03:00:30.000Z",
                     *       "created_by": "anna",
                     *       "modified_by": "chief",
                     *       "former_secret_until": null
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Webhook"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableContent"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 503: components["responses"]["ServiceUnavailable"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly removeWebhook: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description With `true` the request is authenticated and its cost computed, but it is neither validated, made nor counted. The response is then 200 with the cost, as in the response `DryRun` of the components. Default: `false`. */
                readonly "X-Dry-Run"?: components["parameters"]["DryRun"];
            };
            readonly path: {
                /**
                 * @description Its id.
                 * @example 14
                 */
                readonly id: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Deleted. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "X-Credits": components["headers"]["Credits"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /** @example {} */
                    readonly "application/json": components["schemas"]["Empty"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 503: components["responses"]["ServiceUnavailable"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly rotateWebhookSecret: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description With `true` the request is authenticated and its cost computed, but it is neither validated, made nor counted. The response is then 200 with the cost, as in the response `DryRun` of the components. Default: `false`. */
                readonly "X-Dry-Run"?: components["parameters"]["DryRun"];
            };
            readonly path: {
                /**
                 * @description Its id.
                 * @example 7
                 */
                readonly id: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The webhook with its new secret. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "X-Credits": components["headers"]["Credits"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 7,
                     *       "url": "https://receiver.example/alerts",
                     *       "configuration_id": null,
                     *       "kinds": [
                     *         "event-fired",
                     *         "event-ended",
                     *         "event-acknowledged",
                     *         "event-assessed",
                     *         "event-merged",
                     *         "event-found",
                     *         "event-corrected",
                     *         "event-retracted"
                     *       ],
                     *       "origins": [
                     *         "live"
                     *       ],
                     *       "enabled": true,
                     *       "disabled_reason": null,
                     *       "owner": "f00d9ca0-7f97-4f03-90dc-4cf04a2eb3a3",
                     *       "acl": [],
                     *       "created_at": "2026-06-02T03:00:30.000Z",
                     *       "modified_at": "2026-06-02T03:00:30.000Z",
                     *       "created_by": "anna",
                     *       "modified_by": "anna",
                     *       "former_secret_until": "2026-06-03T03:09:24.000Z",
                     *       "secret": "the secret"
                     *     }
                     */
                    readonly "application/json": components["schemas"]["NewWebhook"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 503: components["responses"]["ServiceUnavailable"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly testWebhook: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description With `true` the request is authenticated and its cost computed, but it is neither validated, made nor counted. The response is then 200 with the cost, as in the response `DryRun` of the components. Default: `false`. */
                readonly "X-Dry-Run"?: components["parameters"]["DryRun"];
            };
            readonly path: {
                /**
                 * @description Its id.
                 * @example 8
                 */
                readonly id: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The delivery. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "X-Credits": components["headers"]["Credits"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "test-ce94840c-3ec6-41e1-bb83-48dbb7dd86f9",
                     *       "kind": "webhook-test",
                     *       "state": "delivered",
                     *       "created_at": "2026-06-02T03:00:30.000Z",
                     *       "next_attempt_at": null,
                     *       "attempts": [
                     *         {
                     *           "at": "2026-06-02T03:00:30.000Z",
                     *           "duration_ms": 0,
                     *           "status": 204,
                     *           "error": null
                     *         }
                     *       ]
                     *     }
                     */
                    readonly "application/json": components["schemas"]["WebhookDelivery"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 503: components["responses"]["ServiceUnavailable"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly listWebhookDeliveries: {
        readonly parameters: {
            readonly query?: {
                /** @description From 1, default 1. A page past the end is empty, with the true `total` and `pages`. */
                readonly page?: number;
                /** @description Entries of a page, 1 to 1000, default 50. */
                readonly size?: number;
                /**
                 * @description Only deliveries in this state.
                 * @example dead
                 */
                readonly state?: "pending" | "sending" | "joined" | "delivered" | "dead" | "unknown";
            };
            readonly header?: {
                /** @description With `true` the request is authenticated and its cost computed, but it is neither validated, made nor counted. The response is then 200 with the cost, as in the response `DryRun` of the components. Default: `false`. */
                readonly "X-Dry-Run"?: components["parameters"]["DryRun"];
            };
            readonly path: {
                /**
                 * @description Its id.
                 * @example 9
                 */
                readonly id: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "X-Credits": components["headers"]["Credits"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": "test-8bd02a2d-9754-43ab-97f0-e736b6a54109",
                     *           "kind": "webhook-test",
                     *           "state": "dead",
                     *           "created_at": "2026-06-02T03:00:30.000Z",
                     *           "next_attempt_at": null,
                     *           "attempts": [
                     *             {
                     *               "at": "2026-06-02T03:00:30.000Z",
                     *               "duration_ms": 0,
                     *               "status": 500,
                     *               "error": "The receiver answered 500."
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "total": 1,
                     *       "page": 1,
                     *       "size": 50,
                     *       "pages": 1
                     *     }
                     */
                    readonly "application/json": components["schemas"]["WebhookDeliveries"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 503: components["responses"]["ServiceUnavailable"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly replayWebhookDelivery: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description With `true` the request is authenticated and its cost computed, but it is neither validated, made nor counted. The response is then 200 with the cost, as in the response `DryRun` of the components. Default: `false`. */
                readonly "X-Dry-Run"?: components["parameters"]["DryRun"];
            };
            readonly path: {
                /**
                 * @description Its id.
                 * @example 10
                 */
                readonly id: number;
                /**
                 * @description The id of a delivery.
                 * @example test-3e04b240-80aa-4ae1-9acf-cb91c33d8afc
                 */
                readonly delivery: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The delivery. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "X-Credits": components["headers"]["Credits"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "test-3e04b240-80aa-4ae1-9acf-cb91c33d8afc",
                     *       "kind": "webhook-test",
                     *       "state": "pending",
                     *       "created_at": "2026-06-02T03:00:30.000Z",
                     *       "next_attempt_at": "2026-06-02T03:00:30.000Z",
                     *       "attempts": [
                     *         {
                     *           "at": "2026-06-02T03:00:30.000Z",
                     *           "duration_ms": 0,
                     *           "status": 500,
                     *           "error": "The receiver answered 500."
                     *         }
                     *       ]
                     *     }
                     */
                    readonly "application/json": components["schemas"]["WebhookDelivery"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 503: components["responses"]["ServiceUnavailable"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly replayWebhook: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description With `true` the request is authenticated and its cost computed, but it is neither validated, made nor counted. The response is then 200 with the cost, as in the response `DryRun` of the components. Default: `false`. */
                readonly "X-Dry-Run"?: components["parameters"]["DryRun"];
            };
            readonly path: {
                /**
                 * @description Its id.
                 * @example 13
                 */
                readonly id: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The numbers of dead letters. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "X-Credits": components["headers"]["Credits"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "replayed": 1,
                     *       "remaining": 0
                     *     }
                     */
                    readonly "application/json": components["schemas"]["WebhookReplay"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 503: components["responses"]["ServiceUnavailable"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly listArrivals: {
        readonly parameters: {
            readonly query?: {
                /** @description Extension: only arrivals with an ETA from then on. */
                readonly from?: string;
                /** @description Extension: only arrivals with an ETA until then. */
                readonly to?: string;
            };
            readonly header?: {
                /** @description With `true` the request is authenticated and its cost computed, but it is neither validated, made nor counted. The response is then 200 with the cost, as in the response `DryRun` of the components. Default: `false`. */
                readonly "X-Dry-Run"?: components["parameters"]["DryRun"];
            };
            readonly path: {
                /**
                 * @description The UN/LOCODE of a port, or a cluster's name.
                 * @example NLRTM
                 */
                readonly key: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Most probable first. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "X-Credits": components["headers"]["Credits"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "records": [
                     *         {
                     *           "imo": 9074729,
                     *           "locode": "NLRTM",
                     *           "probability": 0.7896662951940887,
                     *           "eta": "2026-06-03T00:44:37",
                     *           "eta_early": "2026-06-02T21:53:14",
                     *           "eta_late": "2026-06-03T08:29:34",
                     *           "mmsi": 244000005,
                     *           "name": "ALMA MAERSK",
                     *           "callsign": "PABC",
                     *           "shiptype": 80,
                     *           "in_port": false,
                     *           "last_heard": "2026-06-02T03:00:00",
                     *           "silent": false,
                     *           "after_next": {
                     *             "locode": "DEHAM",
                     *             "probability": 0.9218981908755352
                     *           }
                     *         }
                     *       ],
                     *       "as_of": "2026-06-02T03:12:00",
                     *       "expected_ships": 0.7896662951940887
                     *     }
                     */
                    readonly "application/json": components["schemas"]["ArrivalList"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 503: components["responses"]["ServiceUnavailable"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly listNextPorts: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description With `true` the request is authenticated and its cost computed, but it is neither validated, made nor counted. The response is then 200 with the cost, as in the response `DryRun` of the components. Default: `false`. */
                readonly "X-Dry-Run"?: components["parameters"]["DryRun"];
            };
            readonly path: {
                /**
                 * @description IMO number of the ship.
                 * @example 9074729
                 */
                readonly imo: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Most probable first. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "X-Credits": components["headers"]["Credits"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "records": [
                     *         {
                     *           "imo": 9074729,
                     *           "locode": "NLRTM",
                     *           "probability": 0.7896662951940887,
                     *           "eta": "2026-06-03T00:44:37",
                     *           "eta_early": "2026-06-02T21:53:14",
                     *           "eta_late": "2026-06-03T08:29:34",
                     *           "mmsi": 244000005,
                     *           "name": "ALMA MAERSK",
                     *           "callsign": "PABC",
                     *           "shiptype": 80,
                     *           "in_port": false,
                     *           "last_heard": "2026-06-02T03:00:00",
                     *           "silent": false,
                     *           "after_next": {
                     *             "locode": "DEHAM",
                     *             "probability": 0.9218981908755352
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    readonly "application/json": components["schemas"]["NextPortList"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 422: components["responses"]["UnprocessableContent"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 503: components["responses"]["ServiceUnavailable"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly listNextPortsOfShipList: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description With `true` the request is authenticated and its cost computed, but it is neither validated, made nor counted. The response is then 200 with the cost, as in the response `DryRun` of the components. Default: `false`. */
                readonly "X-Dry-Run"?: components["parameters"]["DryRun"];
            };
            readonly path: {
                /**
                 * @description The name of a ship list.
                 * @example ours
                 */
                readonly name: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Most probable first. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "X-Credits": components["headers"]["Credits"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "records": [
                     *         {
                     *           "imo": 9176187,
                     *           "locode": "DEHAM",
                     *           "probability": 0.7858657977686444,
                     *           "eta": "2026-06-02T18:42:44",
                     *           "eta_early": "2026-06-02T16:38:07",
                     *           "eta_late": "2026-06-03T01:48:38",
                     *           "mmsi": 244000006,
                     *           "name": "BORKUM",
                     *           "callsign": null,
                     *           "shiptype": 70,
                     *           "in_port": false,
                     *           "last_heard": "2026-06-02T03:00:00",
                     *           "silent": false,
                     *           "after_next": null
                     *         }
                     *       ]
                     *     }
                     */
                    readonly "application/json": components["schemas"]["NextPortList"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 503: components["responses"]["ServiceUnavailable"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly putShipList: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description With `true` the request is authenticated and its cost computed, but it is neither validated, made nor counted. The response is then 200 with the cost, as in the response `DryRun` of the components. Default: `false`. */
                readonly "X-Dry-Run"?: components["parameters"]["DryRun"];
            };
            readonly path: {
                /**
                 * @description The name of a ship list.
                 * @example new
                 */
                readonly name: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "imos": [
                 *         9074729
                 *       ]
                 *     }
                 */
                readonly "application/json": components["schemas"]["ShipListBody"];
            };
        };
        readonly responses: {
            /** @description Replaced. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "X-Credits": components["headers"]["Credits"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ShipList"];
                };
            };
            /** @description Created; `Location` is its address. */
            readonly 201: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "X-Credits": components["headers"]["Credits"];
                    readonly Location: components["headers"]["Location"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "name": "new",
                     *       "imos": [
                     *         9074729
                     *       ]
                     *     }
                     */
                    readonly "application/json": components["schemas"]["ShipList"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableContent"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 503: components["responses"]["ServiceUnavailable"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly removeShipList: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description With `true` the request is authenticated and its cost computed, but it is neither validated, made nor counted. The response is then 200 with the cost, as in the response `DryRun` of the components. Default: `false`. */
                readonly "X-Dry-Run"?: components["parameters"]["DryRun"];
            };
            readonly path: {
                /**
                 * @description The name of a ship list.
                 * @example new
                 */
                readonly name: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Deleted. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "X-Credits": components["headers"]["Credits"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /** @example {} */
                    readonly "application/json": components["schemas"]["Empty"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 503: components["responses"]["ServiceUnavailable"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly listClusters: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Entity tags of earlier responses: where the content is that of one of them, the response is 304 without it. */
                readonly "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description With `true` the request is authenticated and its cost computed, but it is neither validated, made nor counted. The response is then 200 with the cost, as in the response `DryRun` of the components. Default: `false`. */
                readonly "X-Dry-Run"?: components["parameters"]["DryRun"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description All of them. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "X-Credits": components["headers"]["Credits"];
                    readonly ETag: components["headers"]["EntityTag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "records": [
                     *         {
                     *           "id": "DKAAB",
                     *           "name": "Abenra",
                     *           "locodes": [
                     *             "DKAAB",
                     *             "DKENS"
                     *           ],
                     *           "color": "808080",
                     *           "threshold": 0,
                     *           "filter": "",
                     *           "port_info": [
                     *             {
                     *               "locode": "DKAAB",
                     *               "name": "Abenra"
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "clusters": [
                     *         {
                     *           "id": "DKAAB",
                     *           "name": "Abenra",
                     *           "locodes": [
                     *             "DKAAB",
                     *             "DKENS"
                     *           ],
                     *           "color": "808080",
                     *           "threshold": 0,
                     *           "filter": "",
                     *           "port_info": [
                     *             {
                     *               "locode": "DKAAB",
                     *               "name": "Abenra"
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    readonly "application/json": components["schemas"]["ClusterList"];
                };
            };
            /** @description The content is still that of the entity tag. */
            readonly 304: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly ETag: components["headers"]["EntityTag"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 503: components["responses"]["ServiceUnavailable"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly createCluster: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description With `true` the request is authenticated and its cost computed, but it is neither validated, made nor counted. The response is then 200 with the cost, as in the response `DryRun` of the components. Default: `false`. */
                readonly "X-Dry-Run"?: components["parameters"]["DryRun"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "name": "North Range",
                 *       "locodes": [
                 *         "NLRTM",
                 *         "DEHAM"
                 *       ],
                 *       "color": "ff8800",
                 *       "threshold": 0.1,
                 *       "filter": "tanker"
                 *     }
                 */
                readonly "application/json": components["schemas"]["NewClusterBody"];
            };
        };
        readonly responses: {
            /** @description Created; `Location` is the address to change it. */
            readonly 201: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "X-Credits": components["headers"]["Credits"];
                    readonly Location: components["headers"]["Location"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "c09476fd-4952-436e-81cf-5180dcfdcaeb",
                     *       "name": "North Range"
                     *     }
                     */
                    readonly "application/json": components["schemas"]["NewCluster"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableContent"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 503: components["responses"]["ServiceUnavailable"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly replaceCluster: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description With `true` the request is authenticated and its cost computed, but it is neither validated, made nor counted. The response is then 200 with the cost, as in the response `DryRun` of the components. Default: `false`. */
                readonly "X-Dry-Run"?: components["parameters"]["DryRun"];
            };
            readonly path: {
                /**
                 * @description The name of a cluster.
                 * @example to be overwritten
                 */
                readonly my_cluster: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "locodes": [
                 *         "DEHAM"
                 *       ]
                 *     }
                 */
                readonly "application/json": components["schemas"]["ClusterBody"];
            };
        };
        readonly responses: {
            /** @description Replaced. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "X-Credits": components["headers"]["Credits"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "ff054419-a48b-4283-95dd-5aadd722c24e"
                     *     }
                     */
                    readonly "application/json": components["schemas"]["ClusterId"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableContent"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 503: components["responses"]["ServiceUnavailable"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly removeCluster: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description With `true` the request is authenticated and its cost computed, but it is neither validated, made nor counted. The response is then 200 with the cost, as in the response `DryRun` of the components. Default: `false`. */
                readonly "X-Dry-Run"?: components["parameters"]["DryRun"];
            };
            readonly path: {
                /**
                 * @description The name of a cluster.
                 * @example to be overwritten
                 */
                readonly my_cluster: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Deleted. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "X-Credits": components["headers"]["Credits"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /** @example {} */
                    readonly "application/json": components["schemas"]["Empty"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 503: components["responses"]["ServiceUnavailable"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly listShipLists: {
        readonly parameters: {
            readonly query?: {
                /** @description From 1, default 1. A page past the end is empty, with the true `total` and `pages`. */
                readonly page?: number;
                /** @description Entries of a page, 1 to 1000, default 50. */
                readonly size?: number;
            };
            readonly header?: {
                /** @description Entity tags of earlier responses: where the content is that of one of them, the response is 304 without it. */
                readonly "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description With `true` the request is authenticated and its cost computed, but it is neither validated, made nor counted. The response is then 200 with the cost, as in the response `DryRun` of the components. Default: `false`. */
                readonly "X-Dry-Run"?: components["parameters"]["DryRun"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "X-Credits": components["headers"]["Credits"];
                    readonly ETag: components["headers"]["EntityTag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "name": "anchored",
                     *           "imos": [
                     *             9074729
                     *           ],
                     *           "owner": "dc968997-b290-4bcd-b46f-90378701f86f"
                     *         }
                     *       ],
                     *       "total": 2,
                     *       "page": 1,
                     *       "size": 50,
                     *       "pages": 1
                     *     }
                     */
                    readonly "application/json": components["schemas"]["ShipListPage"];
                };
            };
            /** @description The content is still that of the entity tag. */
            readonly 304: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly ETag: components["headers"]["EntityTag"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 422: components["responses"]["UnprocessableContent"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 503: components["responses"]["ServiceUnavailable"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly ingestPositions: {
        readonly parameters: {
            readonly query?: {
                /** @description Columns of CSV, or dotted paths of JSON, whose names are not known: `mmsi=id,longitude=pos.x/600000,timestamp=when:MM/dd/yyyy HH:mm`. */
                readonly columns?: string;
            };
            readonly header?: {
                /** @description With `true` the request is authenticated and its cost computed, but it is neither validated, made nor counted. The response is then 200 with the cost, as in the response `DryRun` of the components. Default: `false`. */
                readonly "X-Dry-Run"?: components["parameters"]["DryRun"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example [
                 *       {
                 *         "mmsi": 211000060,
                 *         "timestamp": "2026-06-02T03:15:00Z",
                 *         "longitude": 2,
                 *         "latitude": 50
                 *       },
                 *       {
                 *         "mmsi": 211000060,
                 *         "timestamp": "2026-06-02T03:15:00Z",
                 *         "longitude": 2,
                 *         "latitude": 100
                 *       }
                 *     ]
                 */
                readonly "application/json": components["schemas"]["PositionRecords"];
                readonly "application/x-ndjson": components["schemas"]["PositionRecord"];
                readonly "text/csv": string;
                readonly "text/plain": string;
            };
        };
        readonly responses: {
            /** @description The result. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "X-Credits": components["headers"]["Credits"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "accepted": 1,
                     *       "late": 0,
                     *       "rejected": [
                     *         {
                     *           "line": 2,
                     *           "reason": "bad-position",
                     *           "detail": "longitude 2, latitude 100"
                     *         }
                     *       ],
                     *       "rejected_total": 1
                     *     }
                     */
                    readonly "application/json": components["schemas"]["IngestResult"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableContent"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 503: components["responses"]["ServiceUnavailable"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly listShapes: {
        readonly parameters: {
            readonly query?: {
                /** @description From 1, default 1. A page past the end is empty, with the true `total` and `pages`. */
                readonly page?: number;
                /** @description Entries of a page, 1 to 1000, default 50. */
                readonly size?: number;
                /** @description Only what was created or changed after this cursor, `Feed-Cursor` of an earlier response (extension). Removed objects are in `/api/stream/changes` only. 410 if the changes since then are not stored any more, or too many: read the whole list. */
                readonly changed_after?: string;
            };
            readonly header?: {
                /** @description Entity tags of earlier responses: where the content is that of one of them, the response is 304 without it. */
                readonly "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description With `true` the request is authenticated and its cost computed, but it is neither validated, made nor counted. The response is then 200 with the cost, as in the response `DryRun` of the components. Default: `false`. */
                readonly "X-Dry-Run"?: components["parameters"]["DryRun"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "X-Credits": components["headers"]["Credits"];
                    readonly ETag: components["headers"]["EntityTag"];
                    readonly "Feed-Cursor": components["headers"]["FeedCursor"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "type": "Feature",
                     *           "geometry": {
                     *             "type": "Polygon",
                     *             "coordinates": [
                     *               [
                     *                 [
                     *                   5.5,
                     *                   54
                     *                 ],
                     *                 [
                     *                   7.5,
                     *                   54
                     *                 ],
                     *                 [
                     *                   7.5,
                     *                   55
                     *                 ],
                     *                 [
                     *                   5.5,
                     *                   55
                     *                 ],
                     *                 [
                     *                   5.5,
                     *                   54
                     *                 ]
                     *               ]
                     *             ]
                     *           },
                     *           "properties": {
                     *             "name": "lists 1",
                     *             "description": "",
                     *             "id": "758ed3b6-767a-4f5a-abc7-bae6b6edc5fa",
                     *             "owner": "bert",
                     *             "user_id": "e12a7e05-1731-4f1d-beef-a2142a8e1abb",
                     *             "acl": [
                     *               "dc968997-b290-4bcd-b46f-90378701f86f"
                     *             ]
                     *           }
                     *         }
                     *       ],
                     *       "total": 2,
                     *       "page": 1,
                     *       "size": 50,
                     *       "pages": 1
                     *     }
                     */
                    readonly "application/json": components["schemas"]["ShapePage"];
                };
            };
            /** @description The content is still that of the entity tag. */
            readonly 304: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly ETag: components["headers"]["EntityTag"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 410: components["responses"]["Gone"];
            readonly 422: components["responses"]["UnprocessableContent"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 503: components["responses"]["ServiceUnavailable"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly createShape: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description With `true` the request is authenticated and its cost computed, but it is neither validated, made nor counted. The response is then 200 with the cost, as in the response `DryRun` of the components. Default: `false`. */
                readonly "X-Dry-Run"?: components["parameters"]["DryRun"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "type": "Feature",
                 *       "geometry": {
                 *         "type": "Polygon",
                 *         "coordinates": [
                 *           [
                 *             [
                 *               5.5,
                 *               54
                 *             ],
                 *             [
                 *               7.5,
                 *               54
                 *             ],
                 *             [
                 *               7.5,
                 *               55
                 *             ],
                 *             [
                 *               5.5,
                 *               55
                 *             ],
                 *             [
                 *               5.5,
                 *               54
                 *             ]
                 *           ]
                 *         ]
                 *       },
                 *       "properties": {
                 *         "name": "my roads",
                 *         "id": "mine",
                 *         "owner": "me"
                 *       }
                 *     }
                 */
                readonly "application/json": components["schemas"]["ShapeBody"];
            };
        };
        readonly responses: {
            /** @description Created; `Location` is its address. */
            readonly 201: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "X-Credits": components["headers"]["Credits"];
                    readonly Location: components["headers"]["Location"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "41b0f37c-bd2e-4128-bb4c-57d9f6bd64b1"
                     *     }
                     */
                    readonly "application/json": components["schemas"]["ShapeId"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableContent"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 503: components["responses"]["ServiceUnavailable"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly getShape: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description With `true` the request is authenticated and its cost computed, but it is neither validated, made nor counted. The response is then 200 with the cost, as in the response `DryRun` of the components. Default: `false`. */
                readonly "X-Dry-Run"?: components["parameters"]["DryRun"];
            };
            readonly path: {
                /**
                 * @description Its name.
                 * @example polygon
                 */
                readonly shape: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The shape. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "X-Credits": components["headers"]["Credits"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "Feature",
                     *       "geometry": {
                     *         "type": "Polygon",
                     *         "coordinates": [
                     *           [
                     *             [
                     *               5.5,
                     *               54
                     *             ],
                     *             [
                     *               7.5,
                     *               54
                     *             ],
                     *             [
                     *               7.5,
                     *               55
                     *             ],
                     *             [
                     *               5.5,
                     *               55
                     *             ],
                     *             [
                     *               5.5,
                     *               54
                     *             ]
                     *           ]
                     *         ]
                     *       },
                     *       "properties": {
                     *         "name": "polygon",
                     *         "description": "Where ships wait",
                     *         "id": "32b3a66b-9352-44d4-abfc-83ef8ca64560",
                     *         "owner": "anna",
                     *         "user_id": "f00d9ca0-7f97-4f03-90dc-4cf04a2eb3a3",
                     *         "acl": []
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Shape"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 503: components["responses"]["ServiceUnavailable"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly replaceShape: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description With `true` the request is authenticated and its cost computed, but it is neither validated, made nor counted. The response is then 200 with the cost, as in the response `DryRun` of the components. Default: `false`. */
                readonly "X-Dry-Run"?: components["parameters"]["DryRun"];
            };
            readonly path: {
                /**
                 * @description Its uuid.
                 * @example fa02bc70-a275-43a2-bbca-5961588eabe3
                 */
                readonly shape: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "type": "Feature",
                 *       "geometry": {
                 *         "type": "Point",
                 *         "coordinates": [
                 *           4.1,
                 *           51.9
                 *         ]
                 *       },
                 *       "properties": {
                 *         "name": "after"
                 *       }
                 *     }
                 */
                readonly "application/json": components["schemas"]["ShapeBody"];
            };
        };
        readonly responses: {
            /** @description Replaced. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "X-Credits": components["headers"]["Credits"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "fa02bc70-a275-43a2-bbca-5961588eabe3"
                     *     }
                     */
                    readonly "application/json": components["schemas"]["ShapeId"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableContent"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 503: components["responses"]["ServiceUnavailable"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly removeShape: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description With `true` the request is authenticated and its cost computed, but it is neither validated, made nor counted. The response is then 200 with the cost, as in the response `DryRun` of the components. Default: `false`. */
                readonly "X-Dry-Run"?: components["parameters"]["DryRun"];
            };
            readonly path: {
                /**
                 * @description Its uuid.
                 * @example 9d3af2df-2f19-4c59-a36b-d9d590f2ecfc
                 */
                readonly shape: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Deleted. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "X-Credits": components["headers"]["Credits"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /** @example {} */
                    readonly "application/json": components["schemas"]["Empty"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 503: components["responses"]["ServiceUnavailable"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly importShapeAgain: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description The name of the shape.
                 * @example PUT geojson
                 */
                readonly name: string;
                /**
                 * @description The format of the file.
                 * @example geojson
                 */
                readonly type: "geojson" | "wkt" | "zip" | "kml" | "gpx";
            };
            readonly header?: {
                /** @description With `true` the request is authenticated and its cost computed, but it is neither validated, made nor counted. The response is then 200 with the cost, as in the response `DryRun` of the components. Default: `false`. */
                readonly "X-Dry-Run"?: components["parameters"]["DryRun"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "type": "Feature",
                 *       "geometry": {
                 *         "type": "Polygon",
                 *         "coordinates": [
                 *           [
                 *             [
                 *               5.5,
                 *               54
                 *             ],
                 *             [
                 *               7.5,
                 *               54
                 *             ],
                 *             [
                 *               7.5,
                 *               55
                 *             ],
                 *             [
                 *               5.5,
                 *               55
                 *             ],
                 *             [
                 *               5.5,
                 *               54
                 *             ]
                 *           ]
                 *         ]
                 *       },
                 *       "properties": {
                 *         "name": "for PUT geojson",
                 *         "description": "",
                 *         "id": "a776be37-637e-4997-8f60-2747ad35ec5f",
                 *         "owner": "anna",
                 *         "user_id": "f00d9ca0-7f97-4f03-90dc-4cf04a2eb3a3",
                 *         "acl": []
                 *       }
                 *     }
                 */
                readonly "application/json": components["schemas"]["ShapeFile"];
                readonly "text/plain": string;
                readonly "application/octet-stream": string;
                readonly "application/zip": string;
                readonly "application/vnd.google-earth.kml+xml": string;
                readonly "application/vnd.google-earth.kmz": string;
                readonly "application/xml": string;
                readonly "text/xml": string;
                readonly "application/gpx+xml": string;
            };
        };
        readonly responses: {
            /** @description Replaced. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "X-Credits": components["headers"]["Credits"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ShapeId"];
                };
            };
            /** @description Created; `Location` is its address. */
            readonly 201: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "X-Credits": components["headers"]["Credits"];
                    readonly Location: components["headers"]["Location"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "23c804e8-e26c-4144-a6a9-21d0b526f368"
                     *     }
                     */
                    readonly "application/json": components["schemas"]["ShapeId"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableContent"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 503: components["responses"]["ServiceUnavailable"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly importShape: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description The name of the shape.
                 * @example POST geojson
                 */
                readonly name: string;
                /**
                 * @description The format of the file.
                 * @example geojson
                 */
                readonly type: "geojson" | "wkt" | "zip" | "kml" | "gpx";
            };
            readonly header?: {
                /** @description With `true` the request is authenticated and its cost computed, but it is neither validated, made nor counted. The response is then 200 with the cost, as in the response `DryRun` of the components. Default: `false`. */
                readonly "X-Dry-Run"?: components["parameters"]["DryRun"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "type": "Feature",
                 *       "geometry": {
                 *         "type": "Polygon",
                 *         "coordinates": [
                 *           [
                 *             [
                 *               5.5,
                 *               54
                 *             ],
                 *             [
                 *               7.5,
                 *               54
                 *             ],
                 *             [
                 *               7.5,
                 *               55
                 *             ],
                 *             [
                 *               5.5,
                 *               55
                 *             ],
                 *             [
                 *               5.5,
                 *               54
                 *             ]
                 *           ]
                 *         ]
                 *       },
                 *       "properties": {
                 *         "name": "for POST geojson",
                 *         "description": "",
                 *         "id": "ad0a4ca1-660d-46ab-b2ee-fa4ce2aab5a4",
                 *         "owner": "anna",
                 *         "user_id": "f00d9ca0-7f97-4f03-90dc-4cf04a2eb3a3",
                 *         "acl": []
                 *       }
                 *     }
                 */
                readonly "application/json": components["schemas"]["ShapeFile"];
                readonly "text/plain": string;
                readonly "application/octet-stream": string;
                readonly "application/zip": string;
                readonly "application/vnd.google-earth.kml+xml": string;
                readonly "application/vnd.google-earth.kmz": string;
                readonly "application/xml": string;
                readonly "text/xml": string;
                readonly "application/gpx+xml": string;
            };
        };
        readonly responses: {
            /** @description Created; `Location` is its address. */
            readonly 201: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "X-Credits": components["headers"]["Credits"];
                    readonly Location: components["headers"]["Location"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "5412120f-8ee3-4b1d-bfd7-26f53165cd9c"
                     *     }
                     */
                    readonly "application/json": components["schemas"]["ShapeId"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableContent"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 503: components["responses"]["ServiceUnavailable"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly exportShape: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description The format of the file.
                 * @example geojson
                 */
                readonly format: "geojson" | "wkt" | "zip";
            };
            readonly header?: {
                /** @description With `true` the request is authenticated and its cost computed, but it is neither validated, made nor counted. The response is then 200 with the cost, as in the response `DryRun` of the components. Default: `false`. */
                readonly "X-Dry-Run"?: components["parameters"]["DryRun"];
            };
            readonly path: {
                /**
                 * @description Its uuid.
                 * @example ef1859e4-02f7-4c2d-8be7-7e107fb3ffb7
                 */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The file. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "X-Credits": components["headers"]["Credits"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "Feature",
                     *       "geometry": {
                     *         "type": "Polygon",
                     *         "coordinates": [
                     *           [
                     *             [
                     *               5.5,
                     *               54
                     *             ],
                     *             [
                     *               7.5,
                     *               54
                     *             ],
                     *             [
                     *               7.5,
                     *               55
                     *             ],
                     *             [
                     *               5.5,
                     *               55
                     *             ],
                     *             [
                     *               5.5,
                     *               54
                     *             ]
                     *           ]
                     *         ]
                     *       },
                     *       "properties": {
                     *         "name": "out",
                     *         "description": "",
                     *         "id": "ef1859e4-02f7-4c2d-8be7-7e107fb3ffb7",
                     *         "owner": "anna",
                     *         "user_id": "f00d9ca0-7f97-4f03-90dc-4cf04a2eb3a3",
                     *         "acl": []
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Shape"];
                    readonly "text/plain": string;
                    readonly "application/octet-stream": string;
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 503: components["responses"]["ServiceUnavailable"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly listUsers: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description With `true` the request is authenticated and its cost computed, but it is neither validated, made nor counted. The response is then 200 with the cost, as in the response `DryRun` of the components. Default: `false`. */
                readonly "X-Dry-Run"?: components["parameters"]["DryRun"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description All users, by name. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "X-Credits": components["headers"]["Credits"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "uuid": "f00d9ca0-7f97-4f03-90dc-4cf04a2eb3a3",
                     *           "name": "anna",
                     *           "roles": [],
                     *           "created_at": "2026-06-02T03:00:30.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    readonly "application/json": components["schemas"]["UserList"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 503: components["responses"]["ServiceUnavailable"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly addUser: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description With `true` the request is authenticated and its cost computed, but it is neither validated, made nor counted. The response is then 200 with the cost, as in the response `DryRun` of the components. Default: `false`. */
                readonly "X-Dry-Run"?: components["parameters"]["DryRun"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "name": "nina",
                 *       "password": "the password"
                 *     }
                 */
                readonly "application/json": components["schemas"]["UserBody"];
            };
        };
        readonly responses: {
            /** @description Added. */
            readonly 201: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "X-Credits": components["headers"]["Credits"];
                    readonly Location: components["headers"]["Location"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "uuid": "d0714e8e-793b-4d3c-b88a-12dcbd8cb5f9",
                     *       "name": "nina",
                     *       "roles": [],
                     *       "created_at": "2026-06-02T03:00:30.000Z"
                     *     }
                     */
                    readonly "application/json": components["schemas"]["User"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableContent"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 503: components["responses"]["ServiceUnavailable"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly removeUser: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description With `true` the request is authenticated and its cost computed, but it is neither validated, made nor counted. The response is then 200 with the cost, as in the response `DryRun` of the components. Default: `false`. */
                readonly "X-Dry-Run"?: components["parameters"]["DryRun"];
            };
            readonly path: {
                /**
                 * @description The name of a user.
                 * @example nina
                 */
                readonly name: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Deleted. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "X-Credits": components["headers"]["Credits"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /** @example {} */
                    readonly "application/json": components["schemas"]["Empty"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 503: components["responses"]["ServiceUnavailable"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly setPassword: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description With `true` the request is authenticated and its cost computed, but it is neither validated, made nor counted. The response is then 200 with the cost, as in the response `DryRun` of the components. Default: `false`. */
                readonly "X-Dry-Run"?: components["parameters"]["DryRun"];
            };
            readonly path: {
                /**
                 * @description The name of a user.
                 * @example nina
                 */
                readonly name: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "password": "the password"
                 *     }
                 */
                readonly "application/json": components["schemas"]["PasswordBody"];
            };
        };
        readonly responses: {
            /** @description Changed. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "X-Credits": components["headers"]["Credits"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "uuid": "d0714e8e-793b-4d3c-b88a-12dcbd8cb5f9",
                     *       "name": "nina",
                     *       "roles": [],
                     *       "created_at": "2026-06-02T03:00:30.000Z"
                     *     }
                     */
                    readonly "application/json": components["schemas"]["User"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableContent"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 503: components["responses"]["ServiceUnavailable"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly listKeys: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description With `true` the request is authenticated and its cost computed, but it is neither validated, made nor counted. The response is then 200 with the cost, as in the response `DryRun` of the components. Default: `false`. */
                readonly "X-Dry-Run"?: components["parameters"]["DryRun"];
            };
            readonly path: {
                /**
                 * @description The name of a user.
                 * @example nina
                 */
                readonly name: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Without the secrets. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "X-Credits": components["headers"]["Credits"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": "f48229ac-ab6c-422f-9a57-a5ba7d9188eb",
                     *           "prefix": "1e646022",
                     *           "created_at": "2026-06-02T03:00:30.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    readonly "application/json": components["schemas"]["ApiKeyList"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 503: components["responses"]["ServiceUnavailable"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly addKey: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description With `true` the request is authenticated and its cost computed, but it is neither validated, made nor counted. The response is then 200 with the cost, as in the response `DryRun` of the components. Default: `false`. */
                readonly "X-Dry-Run"?: components["parameters"]["DryRun"];
            };
            readonly path: {
                /**
                 * @description The name of a user.
                 * @example nina
                 */
                readonly name: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Created. */
            readonly 201: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "X-Credits": components["headers"]["Credits"];
                    readonly Location: components["headers"]["Location"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "f48229ac-ab6c-422f-9a57-a5ba7d9188eb",
                     *       "prefix": "1e646022",
                     *       "created_at": "2026-06-02T03:00:30.000Z",
                     *       "secret": "the secret"
                     *     }
                     */
                    readonly "application/json": components["schemas"]["NewApiKey"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 503: components["responses"]["ServiceUnavailable"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly revokeKey: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description With `true` the request is authenticated and its cost computed, but it is neither validated, made nor counted. The response is then 200 with the cost, as in the response `DryRun` of the components. Default: `false`. */
                readonly "X-Dry-Run"?: components["parameters"]["DryRun"];
            };
            readonly path: {
                /**
                 * @description The id of a key.
                 * @example 43b4e46f-7490-478c-89fa-e8be54b319bb
                 */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Revoked. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "X-Credits": components["headers"]["Credits"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /** @example {} */
                    readonly "application/json": components["schemas"]["Empty"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 503: components["responses"]["ServiceUnavailable"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly getSession: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description With `true` the request is authenticated and its cost computed, but it is neither validated, made nor counted. The response is then 200 with the cost, as in the response `DryRun` of the components. Default: `false`. */
                readonly "X-Dry-Run"?: components["parameters"]["DryRun"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The session. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "X-Credits": components["headers"]["Credits"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "user": {
                     *         "uuid": "f00d9ca0-7f97-4f03-90dc-4cf04a2eb3a3",
                     *         "name": "anna",
                     *         "roles": []
                     *       },
                     *       "idle_expires_at": "2026-06-02T04:09:02.000Z",
                     *       "expires_at": "2026-06-02T15:09:02.000Z"
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Session"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 503: components["responses"]["ServiceUnavailable"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly openSession: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description With `true` the request is authenticated and its cost computed, but it is neither validated, made nor counted. The response is then 200 with the cost, as in the response `DryRun` of the components. Default: `false`. */
                readonly "X-Dry-Run"?: components["parameters"]["DryRun"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Logged in. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "X-Credits": components["headers"]["Credits"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "user": {
                     *         "uuid": "f00d9ca0-7f97-4f03-90dc-4cf04a2eb3a3",
                     *         "name": "anna",
                     *         "roles": []
                     *       },
                     *       "idle_expires_at": "2026-06-02T04:08:59.000Z",
                     *       "expires_at": "2026-06-02T15:08:59.000Z"
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Session"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 503: components["responses"]["ServiceUnavailable"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly endSession: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description With `true` the request is authenticated and its cost computed, but it is neither validated, made nor counted. The response is then 200 with the cost, as in the response `DryRun` of the components. Default: `false`. */
                readonly "X-Dry-Run"?: components["parameters"]["DryRun"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Logged out. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "X-Credits": components["headers"]["Credits"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /** @example {} */
                    readonly "application/json": components["schemas"]["Empty"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 503: components["responses"]["ServiceUnavailable"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly createTicket: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description With `true` the request is authenticated and its cost computed, but it is neither validated, made nor counted. The response is then 200 with the cost, as in the response `DryRun` of the components. Default: `false`. */
                readonly "X-Dry-Run"?: components["parameters"]["DryRun"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The ticket. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "X-Credits": components["headers"]["Credits"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ticket": "the ticket",
                     *       "expires_at": "2026-06-02T03:09:39.000Z"
                     *     }
                     */
                    readonly "application/json": components["schemas"]["SessionTicket"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 503: components["responses"]["ServiceUnavailable"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly login: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description With `true` the request is authenticated and its cost computed, but it is neither validated, made nor counted. The response is then 200 with the cost, as in the response `DryRun` of the components. Default: `false`. */
                readonly "X-Dry-Run"?: components["parameters"]["DryRun"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "user_id": "anna",
                 *       "password": "the password"
                 *     }
                 */
                readonly "application/json": components["schemas"]["LoginBody"];
            };
        };
        readonly responses: {
            /** @description Logged in. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "X-Credits": components["headers"]["Credits"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "token": "the token",
                     *       "token_type": "Bearer",
                     *       "expires_at": "2026-06-02T04:06:57.000+00:00"
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Login"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableContent"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 503: components["responses"]["ServiceUnavailable"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly logout: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description With `true` the request is authenticated and its cost computed, but it is neither validated, made nor counted. The response is then 200 with the cost, as in the response `DryRun` of the components. Default: `false`. */
                readonly "X-Dry-Run"?: components["parameters"]["DryRun"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Invalidated. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "X-Credits": components["headers"]["Credits"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /** @example {} */
                    readonly "application/json": components["schemas"]["Empty"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 503: components["responses"]["ServiceUnavailable"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly predictNextPorts: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description With `true` the request is authenticated and its cost computed, but it is neither validated, made nor counted. The response is then 200 with the cost, as in the response `DryRun` of the components. Default: `false`. */
                readonly "X-Dry-Run"?: components["parameters"]["DryRun"];
            };
            readonly path: {
                /**
                 * @description IMO number of the ship.
                 * @example 9074729
                 */
                readonly vessel_imo_number: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Most probable first. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "X-Credits": components["headers"]["Credits"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "predictions": [
                     *         {
                     *           "un_location_code": "NLRTM",
                     *           "eta_datetime": "2026-06-03T00:44:37.808+00:00",
                     *           "probability": 0.7896662951940887,
                     *           "vessel_imo_number": 9074729,
                     *           "silent": false
                     *         }
                     *       ]
                     *     }
                     */
                    readonly "application/json": components["schemas"]["PredictionList"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 422: components["responses"]["UnprocessableContent"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 503: components["responses"]["ServiceUnavailable"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly predictArrivals: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description With `true` the request is authenticated and its cost computed, but it is neither validated, made nor counted. The response is then 200 with the cost, as in the response `DryRun` of the components. Default: `false`. */
                readonly "X-Dry-Run"?: components["parameters"]["DryRun"];
            };
            readonly path: {
                /**
                 * @description The UN/LOCODE of a port, or an alternative one in use.
                 * @example DEHAM
                 */
                readonly un_location_code: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Most probable first. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "X-Credits": components["headers"]["Credits"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "predictions": [
                     *         {
                     *           "un_location_code": "DEHAM",
                     *           "eta_datetime": "2026-06-02T18:42:44.334+00:00",
                     *           "probability": 0.7858657977686444,
                     *           "vessel_imo_number": 9176187,
                     *           "silent": false
                     *         }
                     *       ]
                     *     }
                     */
                    readonly "application/json": components["schemas"]["PredictionList"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 422: components["responses"]["UnprocessableContent"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 503: components["responses"]["ServiceUnavailable"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly readUsage: {
        readonly parameters: {
            readonly query?: {
                /** @description Default: the current year. */
                readonly year?: number;
                /** @description Default: the current month. */
                readonly month?: number;
                /** @description From 1, default 1. A page past the end is empty. */
                readonly page?: number;
                /** @description Entries of a page, 1 to 1000, default 50. */
                readonly page_size?: number;
            };
            readonly header?: {
                /** @description With `true` the request is authenticated and its cost computed, but it is neither validated, made nor counted. The response is then 200 with the cost, as in the response `DryRun` of the components. Default: `false`. */
                readonly "X-Dry-Run"?: components["parameters"]["DryRun"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "X-Credits": components["headers"]["Credits"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "last_updated_datetime": "2026-06-02T03:07:18.000+00:00",
                     *       "usage": [
                     *         {
                     *           "user_id": "paul",
                     *           "usage_year": 2026,
                     *           "usage_month": 6,
                     *           "usage_type": "REQUEST",
                     *           "usage_method": "POST",
                     *           "endpoint": "/authentication/login",
                     *           "status": "SUCCESS",
                     *           "unit": "REQUESTS",
                     *           "usage_count": 1,
                     *           "text": null
                     *         }
                     *       ]
                     *     }
                     */
                    readonly "application/json": components["schemas"]["UsagePage"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 422: components["responses"]["UnprocessableContent"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 503: components["responses"]["ServiceUnavailable"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly readCredits: {
        readonly parameters: {
            readonly query?: {
                /** @description Default: the current year. */
                readonly year?: number;
                /** @description Default: the current month. */
                readonly month?: number;
                /** @description From 1, default 1. A page past the end is empty. */
                readonly page?: number;
                /** @description Entries of a page, 1 to 1000, default 50. */
                readonly page_size?: number;
            };
            readonly header?: {
                /** @description With `true` the request is authenticated and its cost computed, but it is neither validated, made nor counted. The response is then 200 with the cost, as in the response `DryRun` of the components. Default: `false`. */
                readonly "X-Dry-Run"?: components["parameters"]["DryRun"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "X-Credits": components["headers"]["Credits"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "total_credit_used": 0.5,
                     *       "usage": [
                     *         {
                     *           "title": "Predictions",
                     *           "usage": 2,
                     *           "credits": 0.5
                     *         }
                     *       ]
                     *     }
                     */
                    readonly "application/json": components["schemas"]["CreditUsagePage"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 422: components["responses"]["UnprocessableContent"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 503: components["responses"]["ServiceUnavailable"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly getJourneyStatistics: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description UN/LOCODE of the port where journeys begin.
                 * @example NLRTM
                 */
                readonly origin_un_location_code: string;
                /**
                 * @description UN/LOCODE of the port where journeys end.
                 * @example DEHAM
                 */
                readonly destination_un_location_code: string;
                /** @description Begin of the period (extension): journeys by their scheduled arrival at the destination. Default: 365 days before the end. */
                readonly begin_datetime?: string;
                /** @description End of the period, exclusive (extension). Default: the last midnight UTC. */
                readonly end_datetime?: string;
                /** @description Code of the carrier; in lists only those of this carrier. */
                readonly vessel_operator_carrier_code?: string;
                /** @description `month` (extension): a statistic for each carrier and month UTC. Default: one for each carrier. */
                readonly interval?: "month";
            };
            readonly header?: {
                /** @description With `true` the request is authenticated and its cost computed, but it is neither validated, made nor counted. The response is then 200 with the cost, as in the response `DryRun` of the components. Default: `false`. */
                readonly "X-Dry-Run"?: components["parameters"]["DryRun"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description By carrier code, then by month. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "X-Credits": components["headers"]["Credits"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statistics": [
                     *         {
                     *           "vessel_operator_carrier_code": "HLCU",
                     *           "origin_un_location_code": "NLRTM",
                     *           "destination_un_location_code": "DEHAM",
                     *           "begin_datetime": "2025-06-23T00:00:00.000+00:00",
                     *           "end_datetime": "2026-06-23T00:00:00.000+00:00",
                     *           "origin_omitted_port_call_count": 0,
                     *           "destination_omitted_port_call_count": 0,
                     *           "total_journeys": 1,
                     *           "origin_delayed_journeys": 0,
                     *           "destination_delayed_journeys": 0,
                     *           "container_count": "0",
                     *           "carrier_caused_rolls_pct": null,
                     *           "shipper_caused_rolls_pct": null,
                     *           "origin_port_calls": {
                     *             "made": 1,
                     *             "omitted": 0,
                     *             "unknown": 0,
                     *             "open": 0,
                     *             "on_time": 1,
                     *             "average_delay_hours": null,
                     *             "average_deviation_hours": 0
                     *           },
                     *           "destination_port_calls": {
                     *             "made": 1,
                     *             "omitted": 0,
                     *             "unknown": 0,
                     *             "open": 0,
                     *             "on_time": 1,
                     *             "average_delay_hours": null,
                     *             "average_deviation_hours": 1
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    readonly "application/json": components["schemas"]["LaneStatisticList"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 422: components["responses"]["UnprocessableContent"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 503: components["responses"]["ServiceUnavailable"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly listJourneys: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description UN/LOCODE of the port where journeys begin.
                 * @example NLRTM
                 */
                readonly origin_un_location_code: string;
                /**
                 * @description UN/LOCODE of the port where journeys end.
                 * @example NLVLI
                 */
                readonly destination_un_location_code: string;
                /** @description Begin of the period (extension): journeys by their scheduled arrival at the destination. Default: 365 days before the end. */
                readonly begin_datetime?: string;
                /** @description End of the period, exclusive (extension). Default: the last midnight UTC. */
                readonly end_datetime?: string;
                /** @description Code of the carrier; in lists only those of this carrier. */
                readonly vessel_operator_carrier_code?: string;
                /**
                 * @description From 1, default 1. A page past the end is empty, with the true `total` and `pages`.
                 * @example 1
                 */
                readonly page?: number;
                /**
                 * @description Entries of a page, 1 to 1000, default 50.
                 * @example 10
                 */
                readonly size?: number;
            };
            readonly header?: {
                /** @description Entity tags of earlier responses: where the content is that of one of them, the response is 304 without it. */
                readonly "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description With `true` the request is authenticated and its cost computed, but it is neither validated, made nor counted. The response is then 200 with the cost, as in the response `DryRun` of the components. Default: `false`. */
                readonly "X-Dry-Run"?: components["parameters"]["DryRun"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page, by scheduled arrival at the destination. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "X-Credits": components["headers"]["Credits"];
                    readonly ETag: components["headers"]["EntityTag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "vessel_operator_carrier_code": "HLCU",
                     *           "carrier_voyage_number": "2201",
                     *           "is_replaced": false,
                     *           "origin": {
                     *             "un_location_code": "NLRTM",
                     *             "arrival_datetime": "2026-06-01T00:00:00.000+00:00",
                     *             "departure_datetime": null,
                     *             "vessel_imo_number": 9074729,
                     *             "outcome": "made",
                     *             "actual_vessel_imo_number": 9074729,
                     *             "actual_arrival_datetime": "2026-06-01T00:00:00.000+00:00",
                     *             "actual_departure_datetime": "2026-06-01T02:00:00.000+00:00",
                     *             "deviation_hours": 0
                     *           },
                     *           "destination": {
                     *             "un_location_code": "NLVLI",
                     *             "arrival_datetime": "2026-06-01T12:00:00.000+00:00",
                     *             "departure_datetime": null,
                     *             "vessel_imo_number": 9074729,
                     *             "outcome": "omitted",
                     *             "actual_vessel_imo_number": null,
                     *             "actual_arrival_datetime": null,
                     *             "actual_departure_datetime": null,
                     *             "deviation_hours": null
                     *           }
                     *         }
                     *       ],
                     *       "total": 1,
                     *       "page": 1,
                     *       "size": 10,
                     *       "pages": 1
                     *     }
                     */
                    readonly "application/json": components["schemas"]["JourneyPage"];
                };
            };
            /** @description The content is still that of the entity tag. */
            readonly 304: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly ETag: components["headers"]["EntityTag"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 422: components["responses"]["UnprocessableContent"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 503: components["responses"]["ServiceUnavailable"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly listVoyages: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Code of the carrier; in lists only those of this carrier.
                 * @example maeu
                 */
                readonly vessel_operator_carrier_code?: string;
                /** @description From 1, default 1. A page past the end is empty, with the true `total` and `pages`. */
                readonly page?: number;
                /** @description Entries of a page, 1 to 1000, default 50. */
                readonly size?: number;
            };
            readonly header?: {
                /** @description Entity tags of earlier responses: where the content is that of one of them, the response is 304 without it. */
                readonly "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description With `true` the request is authenticated and its cost computed, but it is neither validated, made nor counted. The response is then 200 with the cost, as in the response `DryRun` of the components. Default: `false`. */
                readonly "X-Dry-Run"?: components["parameters"]["DryRun"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page, by carrier code and number. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "X-Credits": components["headers"]["Credits"];
                    readonly ETag: components["headers"]["EntityTag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "vessel_operator_carrier_code": "MAEU",
                     *           "carrier_voyage_number": "622E",
                     *           "vessel_imo_number": 9074729,
                     *           "is_replaced": false,
                     *           "port_calls": [
                     *             {
                     *               "un_location_code": "NLRTM",
                     *               "arrival_datetime": "2026-05-31T00:00:00.000+00:00",
                     *               "departure_datetime": null,
                     *               "vessel_imo_number": 9074729,
                     *               "outcome": "made",
                     *               "actual_vessel_imo_number": 9074729,
                     *               "actual_arrival_datetime": "2026-06-01T00:00:00.000+00:00",
                     *               "actual_departure_datetime": "2026-06-01T02:00:00.000+00:00"
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "total": 1,
                     *       "page": 1,
                     *       "size": 50,
                     *       "pages": 1
                     *     }
                     */
                    readonly "application/json": components["schemas"]["VoyagePage"];
                };
            };
            /** @description The content is still that of the entity tag. */
            readonly 304: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly ETag: components["headers"]["EntityTag"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 422: components["responses"]["UnprocessableContent"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 503: components["responses"]["ServiceUnavailable"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly putVoyages: {
        readonly parameters: {
            readonly query?: {
                /** @description Whether one invalid row rejects all rows; default false. */
                readonly all_or_nothing?: string;
            };
            readonly header?: {
                /** @description With `true` the request is authenticated and its cost computed, but it is neither validated, made nor counted. The response is then 200 with the cost, as in the response `DryRun` of the components. Default: `false`. */
                readonly "X-Dry-Run"?: components["parameters"]["DryRun"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example [
                 *       {
                 *         "vessel_operator_carrier_code": "HLCU",
                 *         "carrier_voyage_number": "1",
                 *         "vessel_imo_number": 9074729,
                 *         "port_calls": [
                 *           {
                 *             "un_location_code": "CNBIC",
                 *             "arrival_datetime": "2026-05-31T00:00:00Z"
                 *           },
                 *           {
                 *             "un_location_code": "DEHAM",
                 *             "arrival_datetime": "2026-06-02T00:00:00Z"
                 *           }
                 *         ]
                 *       }
                 *     ]
                 */
                readonly "application/json": components["schemas"]["VoyagesBody"];
            };
        };
        readonly responses: {
            /** @description The result. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "X-Credits": components["headers"]["Credits"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "accepted": 1,
                     *       "rejected": [],
                     *       "rejected_total": 0,
                     *       "warnings": [
                     *         {
                     *           "row": 1,
                     *           "detail": "CNBIC has no port here: whether a ship called there stays unknown.",
                     *           "pointer": "/0/port_calls/0/un_location_code"
                     *         }
                     *       ],
                     *       "warnings_total": 1
                     *     }
                     */
                    readonly "application/json": components["schemas"]["ImportResult"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableContent"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 503: components["responses"]["ServiceUnavailable"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly listBookings: {
        readonly parameters: {
            readonly query?: {
                /** @description Code of the carrier; in lists only those of this carrier. */
                readonly vessel_operator_carrier_code?: string;
                /**
                 * @description From 1, default 1. A page past the end is empty, with the true `total` and `pages`.
                 * @example 2
                 */
                readonly page?: number;
                /**
                 * @description Entries of a page, 1 to 1000, default 50.
                 * @example 1
                 */
                readonly size?: number;
            };
            readonly header?: {
                /** @description Entity tags of earlier responses: where the content is that of one of them, the response is 304 without it. */
                readonly "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description With `true` the request is authenticated and its cost computed, but it is neither validated, made nor counted. The response is then 200 with the cost, as in the response `DryRun` of the components. Default: `false`. */
                readonly "X-Dry-Run"?: components["parameters"]["DryRun"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page, by carrier code and number. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "X-Credits": components["headers"]["Credits"];
                    readonly ETag: components["headers"]["EntityTag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "vessel_operator_carrier_code": "MAEU",
                     *           "carrier_booking_number": "911274533",
                     *           "origin_un_location_code": "NLRTM",
                     *           "destination_un_location_code": "DEHAM",
                     *           "containers": [
                     *             {
                     *               "count": 6,
                     *               "planned_voyage_number": "622E",
                     *               "actual_voyage_number": "622E",
                     *               "changed_by": null
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "total": 2,
                     *       "page": 2,
                     *       "size": 1,
                     *       "pages": 2
                     *     }
                     */
                    readonly "application/json": components["schemas"]["BookingPage"];
                };
            };
            /** @description The content is still that of the entity tag. */
            readonly 304: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly ETag: components["headers"]["EntityTag"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 422: components["responses"]["UnprocessableContent"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 503: components["responses"]["ServiceUnavailable"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly putBookings: {
        readonly parameters: {
            readonly query?: {
                /** @description Whether one invalid row rejects all rows; default false. */
                readonly all_or_nothing?: string;
            };
            readonly header?: {
                /** @description With `true` the request is authenticated and its cost computed, but it is neither validated, made nor counted. The response is then 200 with the cost, as in the response `DryRun` of the components. Default: `false`. */
                readonly "X-Dry-Run"?: components["parameters"]["DryRun"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "bookings": [
                 *         {
                 *           "origin_un_location_code": "NLRTM",
                 *           "destination_un_location_code": "DEHAM",
                 *           "vessel_operator_carrier_code": "MAEU",
                 *           "carrier_booking_number": "911274533",
                 *           "containers": [
                 *             {
                 *               "count": 6,
                 *               "planned_voyage_number": "622E",
                 *               "actual_voyage_number": "622E"
                 *             },
                 *             {
                 *               "count": 6,
                 *               "planned_voyage_number": "622E",
                 *               "actual_voyage_number": "623E",
                 *               "changed_by": "carrier"
                 *             }
                 *           ]
                 *         },
                 *         {
                 *           "origin_un_location_code": "NLRTM",
                 *           "destination_un_location_code": "NLVLI",
                 *           "vessel_operator_carrier_code": "HLCU",
                 *           "carrier_booking_number": "HLCU22010001",
                 *           "containers": [
                 *             {
                 *               "count": 250,
                 *               "planned_voyage_number": "2201",
                 *               "actual_voyage_number": "2202",
                 *               "changed_by": "shipper"
                 *             }
                 *           ]
                 *         }
                 *       ]
                 *     }
                 */
                readonly "application/json": components["schemas"]["BookingsBody"];
            };
        };
        readonly responses: {
            /** @description The result. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "X-Credits": components["headers"]["Credits"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "accepted": 2,
                     *       "rejected": [],
                     *       "rejected_total": 0,
                     *       "warnings": [],
                     *       "warnings_total": 0,
                     *       "containers": 262,
                     *       "containers_on_known_voyages": 262,
                     *       "added_containers": 262,
                     *       "added_containers_on_known_voyages": 262
                     *     }
                     */
                    readonly "application/json": components["schemas"]["BookingImportResult"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableContent"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 503: components["responses"]["ServiceUnavailable"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly recomputeStatistics: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description With `true` the request is authenticated and its cost computed, but it is neither validated, made nor counted. The response is then 200 with the cost, as in the response `DryRun` of the components. Default: `false`. */
                readonly "X-Dry-Run"?: components["parameters"]["DryRun"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "X-Credits": components["headers"]["Credits"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "voyages": 3
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Recomputation"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 503: components["responses"]["ServiceUnavailable"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly removeVoyage: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description With `true` the request is authenticated and its cost computed, but it is neither validated, made nor counted. The response is then 200 with the cost, as in the response `DryRun` of the components. Default: `false`. */
                readonly "X-Dry-Run"?: components["parameters"]["DryRun"];
            };
            readonly path: {
                /**
                 * @description Code of the carrier; in lists only those of this carrier.
                 * @example HLCU
                 */
                readonly carrier: string;
                /**
                 * @description Number of the voyage.
                 * @example 1
                 */
                readonly number: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Deleted. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "X-Credits": components["headers"]["Credits"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /** @example {} */
                    readonly "application/json": components["schemas"]["Empty"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 422: components["responses"]["UnprocessableContent"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 503: components["responses"]["ServiceUnavailable"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly removeBooking: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description With `true` the request is authenticated and its cost computed, but it is neither validated, made nor counted. The response is then 200 with the cost, as in the response `DryRun` of the components. Default: `false`. */
                readonly "X-Dry-Run"?: components["parameters"]["DryRun"];
            };
            readonly path: {
                /**
                 * @description Code of the carrier; in lists only those of this carrier.
                 * @example MAEU
                 */
                readonly carrier: string;
                /**
                 * @description Number of the booking.
                 * @example A/1
                 */
                readonly number: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Deleted. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "X-Credits": components["headers"]["Credits"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /** @example {} */
                    readonly "application/json": components["schemas"]["Empty"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 422: components["responses"]["UnprocessableContent"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 503: components["responses"]["ServiceUnavailable"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly listChanges: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The cursor after which changes are returned; default: the newest.
                 * @example memory-259
                 */
                readonly after?: string;
                /**
                 * @description Only changes of these kinds, with commas between them: `event-fired`, `event-ended`, `event-acknowledged`, `event-assessed`, `event-found`, `event-corrected`, `event-merged`, `event-retracted`, `event-removed`, `vessel-event-found`, `vessel-event-changed`, `vessel-event-ended`, `vessel-event-removed`, `port-call-changed`, `port-call-removed`, `prediction-changed`, `job-changed`, `configuration-created`, `configuration-changed`, `configuration-removed`, `shape-created`, `shape-changed`, `shape-removed`.
                 * @example shape-created
                 */
                readonly kinds?: string;
                /** @description The most changes to return, 1 to 1000, default 100. */
                readonly limit?: number;
                /** @description The seconds to wait for a change, 0 to 30, default 30 with `after` and 0 without. */
                readonly wait?: number;
            };
            readonly header?: {
                /** @description With `true` the request is authenticated and its cost computed, but it is neither validated, made nor counted. The response is then 200 with the cost, as in the response `DryRun` of the components. Default: `false`. */
                readonly "X-Dry-Run"?: components["parameters"]["DryRun"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Changes, none if nothing changed within the wait. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "X-Credits": components["headers"]["Credits"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "changes": [
                     *         {
                     *           "type": "shape",
                     *           "shape": {
                     *             "type": "Feature",
                     *             "geometry": {
                     *               "type": "Polygon",
                     *               "coordinates": [
                     *                 [
                     *                   [
                     *                     5.5,
                     *                     54
                     *                   ],
                     *                   [
                     *                     7.5,
                     *                     54
                     *                   ],
                     *                   [
                     *                     7.5,
                     *                     55
                     *                   ],
                     *                   [
                     *                     5.5,
                     *                     55
                     *                   ],
                     *                   [
                     *                     5.5,
                     *                     54
                     *                   ]
                     *                 ]
                     *               ]
                     *             },
                     *             "properties": {
                     *               "name": "changes 2",
                     *               "description": "",
                     *               "id": "b293ce13-a83b-48b5-8383-6912c71bd4ed",
                     *               "owner": "lisa",
                     *               "user_id": "dc968997-b290-4bcd-b46f-90378701f86f",
                     *               "acl": []
                     *             }
                     *           },
                     *           "by": "lisa",
                     *           "kind": "shape-created",
                     *           "cursor": "memory-261",
                     *           "origin": "simulated",
                     *           "found_at": "2026-06-02T03:00:30.000Z",
                     *           "ships": []
                     *         }
                     *       ],
                     *       "next": "memory-261",
                     *       "has_more": false
                     *     }
                     */
                    readonly "application/json": components["schemas"]["ChangePage"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 410: components["responses"]["Gone"];
            readonly 422: components["responses"]["UnprocessableContent"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 503: components["responses"]["ServiceUnavailable"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly streamEvents: {
        readonly parameters: {
            readonly query?: {
                /** @description The cursor after which changes are returned; default: the newest. `Last-Event-ID` precedes it. */
                readonly after?: string;
                /**
                 * @description Only changes of these kinds, with commas between them: `event-fired`, `event-ended`, `event-acknowledged`, `event-assessed`, `event-found`, `event-corrected`, `event-merged`, `event-retracted`, `event-removed`, `vessel-event-found`, `vessel-event-changed`, `vessel-event-ended`, `vessel-event-removed`, `port-call-changed`, `port-call-removed`, `prediction-changed`, `job-changed`, `configuration-created`, `configuration-changed`, `configuration-removed`, `shape-created`, `shape-changed`, `shape-removed`. Default: those of STS events.
                 * @example event-fired,event-ended
                 */
                readonly kinds?: string;
                /**
                 * @description Only events of this configuration.
                 * @example 1
                 */
                readonly configuration_id?: number;
                /**
                 * @description Only changes that concern this ship.
                 * @example 211000001
                 */
                readonly mmsi?: number;
            };
            readonly header?: {
                /** @description With `true` the request is authenticated and its cost computed, but it is neither validated, made nor counted. The response is then 200 with the cost, as in the response `DryRun` of the components. Default: `false`. */
                readonly "X-Dry-Run"?: components["parameters"]["DryRun"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The WebSocket is open; it has the same messages. */
            readonly 101: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "X-Credits": components["headers"]["Credits"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The messages: the schema is that of the data of one. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "X-Credits": components["headers"]["Credits"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/event-stream": components["schemas"]["EventStreamMessage"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 410: components["responses"]["Gone"];
            readonly 422: components["responses"]["UnprocessableContent"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 503: components["responses"]["ServiceUnavailable"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly streamPositions: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Only positions in a box, its edges included: `west,south,east,north` in degrees. A box whose west is greater than its east crosses the antimeridian.
                 * @example 159,-18,161,-16
                 */
                readonly bbox?: string;
                /** @description Only ships of these types, ranges and classes, with commas between them: `tanker,70-79`. Ships of unknown type match none. */
                readonly types?: string;
                /** @description Only these ships: MMSIs with commas between them, at most 500. */
                readonly mmsi?: string;
            };
            readonly header?: {
                /** @description With `true` the request is authenticated and its cost computed, but it is neither validated, made nor counted. The response is then 200 with the cost, as in the response `DryRun` of the components. Default: `false`. */
                readonly "X-Dry-Run"?: components["parameters"]["DryRun"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The WebSocket is open; it has the same messages. */
            readonly 101: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "X-Credits": components["headers"]["Credits"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The messages: the schema is that of the data of one. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "X-Credits": components["headers"]["Credits"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/event-stream": components["schemas"]["PositionStreamMessage"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 422: components["responses"]["UnprocessableContent"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 503: components["responses"]["ServiceUnavailable"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly openAisstream: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The WebSocket is open. */
            readonly 101: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 503: components["responses"]["ServiceUnavailable"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly getHealth: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Running. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "state": "running",
                     *       "lag_seconds": -127,
                     *       "event_time": "2026-06-02T03:12:00.000Z",
                     *       "voters": 10,
                     *       "quorum": 2,
                     *       "waiting_reports": 3,
                     *       "newest_ahead": "2026-06-02T03:15:00.000Z",
                     *       "ingested_at": "2026-06-02T03:00:30.000Z",
                     *       "batches_in_flight": 0,
                     *       "late_reports": {
                     *         "ships_waiting": 0,
                     *         "events_found": 1,
                     *         "events_corrected": 0,
                     *         "events_retracted": 0,
                     *         "port_calls_changed": 0,
                     *         "periods_too_old": 0
                     *       },
                     *       "write_problem": null
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Health"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            /** @description Not running. */
            readonly 503: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Health"];
                };
            };
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly getLiveness: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description It need not be. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "state": "running"
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Probe"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            /** @description The service has failed. */
            readonly 503: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Probe"];
                };
            };
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly getReadiness: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description It does. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "state": "running"
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Probe"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 503: components["responses"]["ServiceUnavailable"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly getMetrics: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The text format 0.0.4. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/plain": string;
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly getDocument: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The document. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["OpenApiDocument"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly getAsyncDocument: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The document. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AsyncApiDocument"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly getPage: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The page; it loads nothing else. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/html": string;
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly default: components["responses"]["Problem"];
        };
    };
}
