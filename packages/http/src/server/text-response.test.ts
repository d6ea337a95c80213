import { describe, expect, it } from 'vitest';
import { TextResponse } from './text-response.ts';

const TEXT = '{"name":"Örö"}';
const HEADERS = { 'x-frame-options': 'DENY', 'content-type': 'application/json' };

function create(): TextResponse {
  return new TextResponse(TEXT, 201, HEADERS);
}

describe('a response with a text', () => {
  it('has the members of the same Response', () => {
    const response = create();
    const { status, ok, statusText, type, url, redirected, bodyUsed } = response;
    const plain = new Response(TEXT, { status: 201, headers: HEADERS });
    expect(plain).toMatchObject({ status, ok, statusText, type, url, redirected, bodyUsed });
    expect([...response.headers]).toEqual([...plain.headers]);
    expect(response).toBeInstanceOf(Response);
  });

  it('is read as the same Response, once', async () => {
    expect(await create().text()).toBe(TEXT);
    expect(await create().json()).toEqual({ name: 'Örö' });
    expect(new TextDecoder().decode(await create().arrayBuffer())).toBe(TEXT);
    expect((await create().blob()).type).toBe('application/json');
    const response = create();
    expect(await new Response(response.body).text()).toBe(TEXT);
    expect(response.bodyUsed).toBe(true);
    await expect(response.text()).rejects.toThrow(TypeError);
  });

  it('is changed and copied as any other, as middleware does', async () => {
    const response = create();
    response.headers.set('vary', 'origin');
    const clone = response.clone();
    const copy = new Response(response.body, response);
    expect([copy.status, copy.headers.get('vary'), await copy.text()]).toEqual([
      201,
      'origin',
      TEXT,
    ]);
    expect([clone.headers.get('vary'), await clone.text()]).toEqual(['origin', TEXT]);
  });

  it('has sorted headers for a server, changed ones too', () => {
    const response = create();
    expect(Object.keys(response.sortedHeaders)).toEqual(['content-type', 'x-frame-options']);
    response.headers.set('vary', 'origin');
    expect(Object.entries(response.sortedHeaders)).toEqual([
      ['content-type', 'application/json'],
      ['vary', 'origin'],
      ['x-frame-options', 'DENY'],
    ]);
  });
});
