/** Private words that standard terms have replaced; no export may bring one back. */
export const RETIRED_NAMES: readonly string[] = `
ANYWHERE_MS Admission AlsoUsed Answer Asked AskedByUser BELIEF_CALLS Belief BodyError CALLS_KEPT
CallNotes Caller Carrier Cast CastShip Circumstances CollectionPlan DAYS_BEFORE DailyLanes DensityTally Doing
Door DoorRefusal DoorWord ENDS_KEPT EVIDENCE_KEPT Ends Entering Ether EventAnswers FeedIntake FieldsPlan
Findings FiredUnder Followers FormerConfigurations Gate GuessGuard HeaderFault HeldUp Inshore Intake Intent
JudgedEvent Keep KeepReason Keeping LaneSources LivePredictions LiveWorld LostCall MarkedSailings MeasuredWay
MemoryChanges MemoryDocuments Mention NAMED_PLAN NEXT_PORTS_KEPT NewWay OWN_KEPT Observed Offing
OnWay Outcome Pace Passwords PastDetection PastDetections Piece PieceMaker Proof Refusal RefusalWord Reply
ReportShelf Road RoadShip SAID_MAX STRANGERS_WEIGHT SavedFixes SavedPool SavedState Sender SeriesPlan Settled
Share ShipSaid SpareCall Spell Spent StatusBoard SteadyCleaner StepEnd StoreIdentity StoredPredictions TAKEN
TAKEN_BOOKINGS TAKEN_ROWS THINNED_ROWS_MIN Tail TakeOptions Taken TakenBookingRows TakenRows Tallies Tally Tap
Tell Telling TextTrust ThingToTry Thinning TradeWorld Trust Turns UNPACKED_ROWS_MAX UnpackedLog UsageBook
UsageLedger UsageTally Verdict VerifiedCredentials WATERS WEEKS_BEFORE WatchList Way WayBetween WayToPort
WaysWanted Welcome Written YESTERDAY administrationArea admit anchorHere answerReply beThere believed
carrierPapers closeIn comeIn createKeep createMemoryKeep createMemoryTallies createPrivately createTail
createTallies detectPast documentArea emptyTail enterPast firedPlace foundIn furnish givenAny goOn
handInPapers heldUp holdFast identityArea inThread inWorkers ingestArea isFoundInPast jsonArrayLines judge
keepMetric lastingStep later learn learnCalls letGo lieStill lieToAnchor loiterOn makeFast mayChange mayRead
measureWays missingCall mustHave nextPortArea noteParted noteStoredCalls noteTogether observe oneKey
openFileToRead openStoreToRead operatingArea partsInside passageOf played positionsIn predictionArea
readKeptModel readSavedState refusal refuseBeyond refuseDeep refuseOthers relearnPredictions replaceLost
reportsArea reportsBefore reportsIn reportsWithContext rest roadShips saidMs say scryptPasswords serviceWith
settleSailing shallowLines shapesArea shareOut shipSaid shown spareCalls stateOnWay stepWayEvidence stepWays
stsArea takeBookings takeVoyages takenJson tellIssues tellUpTo thingsToTry trackingArea tradeLanesArea
unmetCalls untilAborted untilFailed untilInterrupted voyageSpells watchedConfiguration watersFrom waySailed
waysWantedOf weigh weighPorts welcome whileRunning whyAhead withRests within writeSavedState
`
  .trim()
  .split(/\s+/);
