/** A name that our code no longer uses, and the standard word that took its place. */
export interface RetiredName {
  /** Whole identifiers, private ones without `#`. */
  readonly old: string | RegExp;
  readonly use: string;
  /** Where the old name had the meaning that was retired; everywhere when absent. */
  readonly within?: RegExp;
  /** Where it is a wire name, which stays. */
  readonly except?: RegExp;
}

const ACCOUNTS = /^apps\/server\/src\/modules\/accounts\//;
const CHAT = /^apps\/web\/src\/features\/chat\//;
const VIEWER = /^apps\/web\/src\/ui\/document-viewer\//;
const WORKERS = /^apps\/server\/src\/adapters\/worker-pool\//;
const SERVER = /^apps\/server\/src\//;
const ANSWERS = /^packages\/core\/src\/answers\//;
/** Where candidates are scored, and where their weights are fitted. */
const FEATURES = /^packages\/core\/src\/answers\/(extraction|retrieval)\/|^bench\/answers\/fit\//;

export const RETIRED_IDENTIFIERS: readonly RetiredName[] = [
  { old: /^surroundings$/i, use: 'ComposeOptions' },
  // The wire has a scope of that name.
  {
    old: /^(open)?outside$/i,
    use: 'Infrastructure, openInfrastructure',
    except: /token-access\.ts$/,
  },
  { old: 'ofDead', use: 'orphanAge' },
  { old: 'Ending', use: 'TaskResult' },
  { old: 'say', use: 'post' },
  { old: 'perform', use: 'runTask', within: WORKERS },
  { old: 'silence', use: 'inactivityTimeout' },
  { old: 'patience', use: 'waitMs' },
  { old: 'Answer', use: 'ApiResponse', within: /^apps\/(server\/src\/kernel|web\/src\/lib)\// },
  { old: 'readAnswer', use: 'parseResponse' },
  { old: 'explainFault', use: 'mapDatabaseError' },
  { old: 'describeStartFault', use: 'describeStartupError' },
  { old: /^(make)?(post|goodbye)$/i, use: 'accountMailer, accountDeletedMail', within: ACCOUNTS },
  { old: /^belongings$/i, use: 'dataExportSources' },
  { old: /^(make)?places$/i, use: 'signInLocations' },
  { old: 'beginUnlocking', use: 'startUnlock' },
  { old: 'keepUnlocking', use: 'heartbeatUnlock' },
  { old: /^(readAgain|(make)?reread\w*)$/i, use: 'reprocess' },
  { old: 'refuseSecond', use: 'toDuplicateConflict' },
  { old: 'whyUndone', use: 'findAbortReason' },
  { old: /^((use|chat)?room)$/i, use: 'ChatWorkspace', within: CHAT },
  { old: /^desk$/i, use: 'PageViewport', within: VIEWER },
  { old: /^(hit)?stops$/i, use: 'HitNavigation', within: VIEWER },
  { old: /^(\w+News|news|useNews)$/i, use: 'events, announcements' },
  { old: 'tell', use: 'announce' },
  { old: /^printedPhrases(For)?$/, use: 'statementSynonyms' },
  {
    old: 'isFurther',
    use: 'isSupporting',
    except: /^(packages\/contract|e2e|apps\/web|apps\/server\/src\/modules\/questions)\//,
  },
  { old: /^MOST_|_AT_ONCE(_|$)/, use: 'MAX_…, …_CONCURRENCY' },
  { old: /^((open|accounts|openAccounts)?door)$/i, use: 'testApp, openTestApp' },
  { old: /^(open)?readerPool$/i, use: 'WorkerPool' },
  { old: /^(reading)?threads?$/i, use: 'worker' },
  {
    old: /^(address(es|Of)?|(any|next|last|client|page|answer)Address)$/,
    use: 'url, ip or email',
    within: /^apps\/(web|server\/src\/(compose|kernel|modules))\//,
    // The wire, the column, what lies sealed in the queue, and Node's own `server.address()`.
    except:
      /(sessions-card|open-profile|own-sessions(\.test)?|session\.store|sessions|tables|client|mail\.job|security-mails(\.test)?|(lifecycle|raw-responses|request-bodies|realtime|settings)\.test)\.tsx?$/,
  },
  {
    old: 'place',
    use: 'pageIndex',
    within: /^packages\/core\/src\/answers\//,
    // There it is what a question asks for: a town, a court.
    except: /\/(answer-types|asked-type)\//,
  },
  // Names of jobs that lie in queues keep their texts.
  {
    old: /^(makeF|f)orget(In|ting|Account|EventsAbout|Mentions|Jobs|Batches|FilesOf|Handler)?$|^FILES_PER_FORGET$/i,
    use: 'erase',
    within: SERVER,
  },
  { old: /^sendBack/, use: 'requeue' },
  { old: /^(\w*Kit|kit|kitOptions)$/, use: 'deps, ModuleDeps', within: SERVER },
  { old: /^(make)?pump(s|ing|Batches|Deps)?$|^PUMP_/i, use: 'batchWorker; startNext of a queue' },
  {
    old: /^(needsRoom|(make)?hasRoomFor|refuseWithoutRoom|storageRoom)$/i,
    use: 'storageReserve, hasStorageReserve',
  },
  {
    old: /^((make)?mayLeave(Deps)?|leaveVerdict|requireLeave|staysInside(Error)?)$/i,
    use: 'egressPolicy, EgressRefusedError',
    within: SERVER,
  },
  { old: 'leaving', use: 'egress, or deleted files', within: SERVER },
  { old: /^(make)?(Lock|Channel)?seats?$/i, use: 'tabLock' },
  { old: /^wish(es)?$/, use: 'request' },
  { old: /runningLines$/i, use: 'runningHeads' },
  {
    old: /^furniture/i,
    use: 'runningHead',
    // What an option of comparisons is called on the wire.
    except:
      /^(packages\/(contract|testing|core\/src\/comparison)|apps\/(web|server\/src\/modules\/(comparisons|exports))|bench\/comparison|e2e)\//,
  },
  { old: /^written(Mark|Note|Change|ChangeRecord|ByProps)$/i, use: 'generated…' },
  {
    old: /^(lead(Of|Pages|Citations?|Claims|First|OfCell|Text|Key|Before|Confidence|Signs)|\w*(is|cell|find|read|join|Lost|Unsure)Leads?(Wrong|Signs)?|(MIN_)?LEAD_(MAX_)?\w+)$/i,
    use: 'topAnswer…',
  },
  { old: /^(lead|leads|Lead)$/, use: 'topAnswer', within: /^packages\/core\/src\// },
  { old: 'Lead', use: 'TopAnswer', within: /^bench\// },
  { old: /^((Candidate|Evidence|Unit)Signs|read(Candidate)?Signs|SIGN_WEIGHTS)$/, use: '…Features' },
  { old: /^signs(Of\w*)?$/, use: 'features', within: FEATURES },
  { old: /^weigh([A-Z]\w*)?$|^(make)?(Term)?Weigher$/, use: 'score…, TermWeightFinder' },
  { old: 'company', use: 'cooccurringTerms', within: FEATURES },
  { old: /^apart(ness)?$/, use: 'distinctiveness', within: FEATURES },
  { old: 'said', use: 'displayedCoverage', within: /\/extraction\/features\/|^bench\/answers\/fit\// },
  { old: /^gain$/i, use: 'boost', within: ANSWERS },
  { old: 'added', use: 'boost', within: /\/answers\/extraction\// },
  { old: /^(un)?mend(ed|s)?$|^(mend|Mended)Question$/i, use: 'correct, restore; correctSpelling' },
  { old: /^takeApart$/, use: 'parsePage' },
  { old: /^say([A-Z]\w*)$|^Sayable$/, use: 'render…', within: /^(packages|bench)\// },
  { old: /^gloss(Question)?$|^crossing$/i, use: 'translateTerms, translatedShare', within: /^packages\// },
];

/** File names without their extensions. */
export const RETIRED_FILE_NAMES: readonly RegExp[] = [
  /^bare-answers$/,
  /^(explain|describe-start)-fault$/,
  /^(reader-pool|(reading-|planted-|pdfjs-|pglite-|full-disk-)?thread)$/,
  /^(goodbye|belongings|places|reread)$/,
  /^((use|chat)-)?room(-|$)/,
  /^(use-)?desk$/,
  /^stops$/,
  /(^|-)news$/,
  /(^|-)door$/,
  /^(forget|pump|seat|may-leave|storage-room)$/,
  /^(leaving-files|written-(by|summary|lines)|check-written|lead-pages|fit-leads|share-running-lines)$/,
  /^((candidate|evidence|weigh)-signs|(mend|gloss)-question|say-(candidate|figure))$/,
];
