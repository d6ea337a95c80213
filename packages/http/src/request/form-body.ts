import { bodyText } from './body.ts';
import type { RequestBody } from './json-body.ts';
import { mediaTypeOf } from './media-type.ts';

const FORM = 'application/x-www-form-urlencoded';

/** The fields of an HTML form, which the called package validates; the last of those with the same name. */
export const FORM_BODY: RequestBody<Readonly<Record<string, string>>> = {
  content: { [FORM]: null },
  async read(context) {
    mediaTypeOf(context.req.raw.headers, [FORM]);
    const text = await bodyText(context, context.get('state').limits.jsonBytes);
    return Object.fromEntries(new URLSearchParams(text));
  },
};
