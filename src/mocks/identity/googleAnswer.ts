export type GoogleAccount = { email: string; name: string; picture: string };

/**
 * Message that Google's handler page sends to the Firebase SDK: the chosen account, or an error if `chosen` is null.
 * `page` is the pop-up's URL, whose query string identifies the request.
 */
export const googleAnswer = (page: URL, chosen: GoogleAccount | null) => {
  const asked = page.searchParams;
  const claims = chosen && { ...chosen, sub: `google-${chosen.email}`, email_verified: true };
  const answer = new URLSearchParams({ providerId: 'google.com', id_token: JSON.stringify(claims) });
  return {
    eventType: 'sendAuthEvent',
    authEvent: {
      type: asked.get('authType'),
      eventId: asked.get('eventId'),
      sessionId: 'demo',
      postBody: null,
      tenantId: null,
      urlResponse: claims ? `${page.origin}${page.pathname}?${answer.toString()}` : null,
      error: claims ? null : { code: 'auth/user-cancelled', message: 'No account was chosen' },
    },
  } as const;
};
