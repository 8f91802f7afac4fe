import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { eventReader } from '../../src/site/events.js';

describe('a stream of events', () => {
  it('is read by name and data, comments left out', () => {
    const read = eventReader();
    assert.deepEqual(read(': heartbeat\n\nevent: rewrite\ndata: {"id":"s1"}\n\ndata: a\ndata: b\n\n'), [
      { event: 'rewrite', data: '{"id":"s1"}' },
      { event: 'message', data: 'a\nb' },
    ]);
  });

  it('waits for the end of an event', () => {
    const read = eventReader();
    assert.deepEqual(read('event: done\r\ndata: {'), []);
    assert.deepEqual(read('}\r'), []);
    assert.deepEqual(read('\n\r\n'), [{ event: 'done', data: '{}' }]);
  });

  it('reads the same however it is cut', () => {
    const wire = 'event: a\r\ndata: 1\r\n\r\n: x\n\nevent: b\ndata: {"t":"\u00e9: y"}\n\nevent:c\ndata:2\n\n';
    const whole = eventReader()(wire);
    assert.equal(whole.length, 3);
    fc.assert(
      fc.property(fc.array(fc.nat(wire.length), { maxLength: 12 }), cuts => {
        const read = eventReader();
        const places = [0, ...cuts.sort((one, other) => one - other), wire.length];
        const events = places.slice(1).flatMap((end, i) => read(wire.slice(places[i], end)));
        assert.deepEqual(events, whole);
      }),
    );
  });
});
