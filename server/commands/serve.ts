import { pino } from 'pino';
import { askRefunds } from '#backend/askRefunds.ts';
import { cancelStaleOrders } from '#backend/cancelStaleOrders.ts';
import { forget } from '#backend/erase.ts';
import { createBackend } from '#backend/createBackend.ts';
import { createPersonKeys } from '#backend/personKeys.ts';
import { settleDepartures } from '#backend/settleDepartures.ts';
import { createAccountCipher } from '../accounts/createAccountCipher.ts';
import { checkPersonKeys } from '../accounts/checkPersonKeys.ts';
import { checkAccountKeys } from '../accounts/rekeyAccounts.ts';
import { createAuditor } from '../audit/createAuditor.ts';
import { keepAuditing } from '../audit/keepAuditing.ts';
import { createCardRecords } from '../cards/createCardRecords.ts';
import { createCards } from '../cards/createCards.ts';
import { createPriceKeeper } from '../createPriceKeeper.ts';
import { readEnvironment } from '../environment.ts';
import { createDocuments } from '../documents/writeDocument.ts';
import { createErasures } from '../erasures/createErasures.ts';
import { createApp } from '../http/createApp.ts';
import { createNetworks } from '../http/createNetworks.ts';
import { createSite } from '../http/createSite.ts';
import { fileSpool } from '../http/fileSpool.ts';
import { listen } from '../http/listen.ts';
import { requestFacts, requestId } from '../http/requestFacts.ts';
import { verifyFirebaseToken } from '../identity/verifyFirebaseToken.ts';
import { createSharedCounter } from '../limits/createSharedCounter.ts';
import { createMetrics } from '../metrics/createMetrics.ts';
import { offerMetrics } from '../metrics/offerMetrics.ts';
import { createPostgresStore } from '../postgres/createPostgresStore.ts';
import { createReadiness } from '../postgres/createReadiness.ts';
import { preparePictures, startPictures } from '../pictures/startPictures.ts';
import { realDatabase } from '../realDatabase.ts';
import { createReconciler } from '../reconcile/createReconciler.ts';
import { keepReconciling } from '../reconcile/keepReconciling.ts';
import { createRetainer } from '../retention/createRetainer.ts';
import { keepRetaining } from '../retention/keepRetaining.ts';
import type { Env } from '../runCommand.ts';
import { createSealer } from '../seals/createSealer.ts';
import { keepSealing } from '../seals/keepSealing.ts';
import { pricesOf, sellable } from '../settings.ts';
import { tellFailedTurn } from '../tellFailedTurn.ts';

/** Command `server serve`: runs the server until it is stopped. */
export const serve = async (env: Env): Promise<void> => {
  const environment = readEnvironment(env);
  const { poolSize, share, firebaseProject, secrets, origins, extras, host, port, keepAlive } = environment;
  const { siteDir, logLevel, whyNotSold, limits, proxies, seals, settings, welcomesVerified } = environment;
  const log = pino({ level: logLevel, mixin: requestFacts });
  const metrics = createMetrics();
  const prepared = environment.pictures && (await preparePictures(environment.pictures));
  const database = await realDatabase(env);
  const accounts = environment.accountKeys && createAccountCipher(environment.accountKeys);
  const store = createPostgresStore({ ...database, max: poolSize, accounts });
  const { isReady, close } = createReadiness(database);
  const verifyIdentity = verifyFirebaseToken(firebaseProject);
  const report = (error: string) => {
    log.error(error);
  };
  const erasures = environment.erasures && createErasures(environment.erasures);
  if (!erasures) log.warn('Nobody can erase an account: ERASURE_KEY is not set.');
  const cards = environment.cards && createCards(environment.cards, report);
  if (!cards) log.warn(`Coins cannot be bought: ${whyNotSold}.`);
  if (cards?.isTest) log.warn('Coins are sold for test cards, which cost nothing: nothing is paid out.');
  const { prices, sentences } = cards ? sellable(settings) : { prices: pricesOf(settings), sentences: [] };
  for (const sentence of sentences) log.warn(sentence);
  if (!accounts) log.warn('Account numbers are stored as they are: ACCOUNT_KEY is not set.');
  if (!environment.personKeys)
    log.warn('Keys of people lie in the database as they are, and in each backup of it: PERSON_KEY is not set.');
  if (cards && prices.packages.length === 0) log.warn('No package is sold: each of them loses money.');
  const warn = (sentence: string) => {
    log.warn(sentence);
  };
  const keepPrices = createPriceKeeper({ store, prices: pricesOf(settings), isReady, warn });
  const checkKeys = async () => {
    const isThere = await isReady().then(
      () => true,
      () => false,
    );
    const { connectionString } = database;
    if (isThere) await checkPersonKeys({ connectionString }, environment.personKeys);
    const left = isThere ? await checkAccountKeys({ connectionString }, accounts) : 0;
    if (left > 0) warn(`Account numbers that are not encrypted under ACCOUNT_KEY: ${String(left)}. Run rekey.`);
  };
  await keepPrices()
    .then(checkKeys)
    .catch(async (error: unknown) => {
      await Promise.all([store.close(), close()]);
      throw error;
    });
  const counter = limits && createSharedCounter({ ...database, table: limits, report });
  const networkOf = createNetworks({ proxies, key: secrets[0].key, warn });
  const api = createBackend({
    store,
    prices,
    share,
    secrets,
    verifyIdentity,
    ...(cards && { cards }),
    ...(counter && { count: counter.count }),
    networkOf,
    origins,
    extras,
    welcomesVerified,
    ...(accounts && { accountHash: accounts.hash }),
    personKeys: createPersonKeys(environment.personKeys),
    requestId,
    ...(erasures && { erasures }),
    writeDocument: createDocuments(environment.receipts),
    openSpool: fileSpool,
    report,
  });
  // These jobs continue what a stopped process has left.
  const { transaction } = store;
  const jobs = {
    settleDepartures: () => settleDepartures(transaction, () => new Date(), Infinity),
    ...(erasures && { forget: () => forget(transaction, erasures.note) }),
    ...(cards && {
      askRefunds: () => askRefunds({ cards, transaction, report }, new Date()),
      cancelStaleOrders: () => cancelStaleOrders({ cards, transaction, report }, new Date()),
    }),
  };
  const work = async () => {
    for (const [name, job] of Object.entries(jobs)) {
      const watch = metrics.job(name);
      await job().then(watch.succeeded, (error: unknown) => {
        tellFailedTurn(error, { job: name }, log, watch);
      });
    }
  };
  void work();
  setInterval(() => {
    void work();
    void keepPrices();
  }, 60_000).unref();
  if (!seals) log.warn('The books are not sealed: SEAL_KEY is not set.');
  const { connectionString } = database;
  const sealer = seals && createSealer({ connectionString }, seals);
  const endSealing = sealer && keepSealing(sealer, log, metrics.job('seal'));
  // The audit has a sealer of its own, because an audit of seals takes long.
  const auditor = createAuditor({ connectionString }, store, seals && createSealer({ connectionString }, seals));
  const endAuditing = keepAuditing({ auditor, metrics, watch: metrics.job('audit'), log });
  const records = environment.cards && createCardRecords(environment.cards);
  const endReconciling =
    records &&
    keepReconciling(
      createReconciler({ connectionString }, records, environment.settings.currency),
      log,
      metrics.job('reconcile'),
    );
  const pictures =
    prepared &&
    startPictures(prepared, {
      connectionString,
      secrets,
      count: counter?.count,
      networkOf,
      origins,
      log,
      watch: metrics.job('pictures'),
    });
  const retainer = createRetainer({ connectionString }, { store, days: environment.retention, erasures });
  const endRetaining = keepRetaining(retainer, log, metrics.job('retain'));
  const site = siteDir === '' ? undefined : createSite(siteDir);
  const app = createApp({ api, site, beside: pictures?.app, log, answered: metrics.answered, isReady });
  const endMetrics =
    environment.metrics &&
    (await offerMetrics(metrics, environment.metrics, { connectionString, store, seals: sealer !== undefined }, log));
  const onStopped = async () => {
    // Audit and retention use the store, so they end before it is closed.
    await Promise.all([endAuditing(), endRetaining()]);
    const others = [endSealing, endReconciling, endMetrics, pictures?.end];
    await Promise.all([store.close(), close(), counter?.close(), ...others.map((end) => end?.())]);
  };
  await listen({ app, host, port, keepAlive, log, onStopped });
};
