import type { EndpointName } from '#contract/endpoints.ts';
import type { CallFunction, Calls } from '../call.ts';
import type { BackendConfig } from '../config.ts';
import { actionCalls } from './actions.ts';
import { authCalls } from './auth.ts';
import { documentCalls } from './documents.ts';
import { erasureCalls } from './erasure.ts';
import { ownDataCalls } from './ownData.ts';
import { paymentCalls } from './payments.ts';
import { payoutCalls } from './payouts.ts';
import { priceCalls } from './prices.ts';
import { promotionCalls } from './promotions.ts';
import { refundCalls } from './refunds.ts';
import { restoreCalls } from './restore.ts';
import { statsCalls } from './stats.ts';
import { submissionCalls } from './submissions.ts';
import { suspensionCalls } from './suspensions.ts';
import { taskCalls } from './tasks.ts';
import { trustCalls } from './trust.ts';
import { uploadCalls } from './uploads.ts';
import { userCalls } from './users.ts';
import { withdrawalCalls } from './withdrawals.ts';

/** Returns the functions of all endpoints, by the endpoint's name. If one is missing, this does not compile. */
export const createCalls = (config: BackendConfig): Calls =>
  ({
    ...authCalls(config),
    ...userCalls(config),
    ...promotionCalls,
    ...taskCalls,
    ...submissionCalls,
    ...paymentCalls(config),
    ...refundCalls(config),
    ...withdrawalCalls(config),
    ...payoutCalls(config),
    ...priceCalls(config),
    ...trustCalls,
    ...ownDataCalls(config),
    ...uploadCalls(config),
    ...erasureCalls(config),
    ...documentCalls(config),
    ...statsCalls,
    ...actionCalls(config),
    ...suspensionCalls(config),
    ...restoreCalls(config),
  }) satisfies { [N in EndpointName]: CallFunction<N> };
