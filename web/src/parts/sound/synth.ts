/** Everything the table can sound like. Each is made here, of tones and noise: there is no file to load. */
export const SOUNDS = ['card', 'coin', 'pour', 'hit', 'out', 'win', 'turn'] as const;
export type Sound = (typeof SOUNDS)[number];

/** Lets a sound be heard through `into`, from now on. */
export function strike(context: BaseAudioContext, into: AudioNode, sound: Sound): void {
  RECIPES[sound](new Instrument(context, into));
}

const RECIPES: Readonly<Record<Sound, (play: Instrument) => void>> = {
  // A card slides over wood and lies down.
  card: (play) => {
    play.noise({ at: 0, lasts: 0.09, from: 2600, to: 5200, loud: 0.22 });
    play.noise({ at: 0.07, lasts: 0.05, from: 900, to: 500, loud: 0.3 });
  },
  // Two coins on each other.
  coin: (play) => {
    play.tone({ at: 0, lasts: 0.35, from: 2637, loud: 0.14 });
    play.tone({ at: 0.06, lasts: 0.45, from: 3520, loud: 0.12 });
    play.tone({ at: 0.06, lasts: 0.2, from: 5274, loud: 0.05 });
  },
  // Beer runs into a mug that fills up.
  pour: (play) => {
    play.noise({ at: 0, lasts: 0.75, from: 500, to: 1500, loud: 0.2, narrow: 3, swell: true });
    for (let drop = 0; drop < 7; drop += 1) {
      const pitch = 420 + drop * 70;
      play.tone({ at: 0.06 + drop * 0.09, lasts: 0.07, from: pitch, to: pitch * 1.5, loud: 0.07 });
    }
  },
  // An elbow.
  hit: (play) => {
    play.tone({ at: 0, lasts: 0.22, from: 170, to: 48, loud: 0.55 });
    play.noise({ at: 0, lasts: 0.08, from: 1400, to: 300, loud: 0.32 });
  },
  // Somebody slides under the table.
  out: (play) => {
    play.tone({ at: 0, lasts: 0.9, from: 392, to: 98, loud: 0.2, wave: 'triangle', wobble: 7 });
    play.tone({ at: 0.85, lasts: 0.3, from: 110, to: 45, loud: 0.5 });
    play.noise({ at: 0.85, lasts: 0.12, from: 700, to: 200, loud: 0.25 });
  },
  // A small fanfare.
  win: (play) => {
    for (const [place, pitch] of [523.3, 659.3, 784, 1046.5].entries()) {
      play.tone({ at: place * 0.13, lasts: place === 3 ? 1.1 : 0.3, from: pitch, loud: 0.16, wave: 'triangle' });
      play.tone({ at: place * 0.13, lasts: place === 3 ? 1.1 : 0.3, from: pitch * 1.5, loud: 0.06 });
    }
  },
  // Two notes of a small bell.
  turn: (play) => {
    play.tone({ at: 0, lasts: 0.7, from: 880, loud: 0.16 });
    play.tone({ at: 0.14, lasts: 0.7, from: 1174.7, loud: 0.16 });
  },
};

interface Note {
  /** Seconds from now. */
  readonly at: number;
  readonly lasts: number;
  /** The pitch, and the one it slides to. */
  readonly from: number;
  readonly to?: number;
  readonly loud: number;
}

class Instrument {
  constructor(
    private readonly context: BaseAudioContext,
    private readonly into: AudioNode,
  ) {}

  tone(note: Note & { readonly wave?: OscillatorType; readonly wobble?: number }): void {
    const tone = this.context.createOscillator();
    tone.type = note.wave ?? 'sine';
    this.#slide(tone.frequency, note);
    if (note.wobble) {
      const hand = this.context.createOscillator();
      const reach = this.context.createGain();
      hand.frequency.value = note.wobble;
      reach.gain.value = note.from * 0.04;
      hand.connect(reach).connect(tone.frequency);
      this.#run(hand, note);
    }
    tone.connect(this.#fade(note, false)).connect(this.into);
    this.#run(tone, note);
  }

  noise(note: Note & { readonly narrow?: number; readonly swell?: boolean }): void {
    const source = this.context.createBufferSource();
    source.buffer = hiss(this.context, note.lasts);
    const filter = this.context.createBiquadFilter();
    filter.type = 'bandpass';
    filter.Q.value = note.narrow ?? 0.8;
    this.#slide(filter.frequency, note);
    source
      .connect(filter)
      .connect(this.#fade(note, note.swell ?? false))
      .connect(this.into);
    this.#run(source, note);
  }

  #slide(pitch: AudioParam, { at, lasts, from, to = from }: Note): void {
    const start = this.context.currentTime + at;
    pitch.setValueAtTime(from, start);
    pitch.exponentialRampToValueAtTime(to, start + lasts);
  }

  /** It begins at once, or swells, and dies away. */
  #fade({ at, lasts, loud }: Note, swell: boolean): GainNode {
    const volume = this.context.createGain();
    const start = this.context.currentTime + at;
    volume.gain.setValueAtTime(0.0001, start);
    volume.gain.exponentialRampToValueAtTime(loud, start + (swell ? lasts * 0.4 : 0.005));
    volume.gain.exponentialRampToValueAtTime(0.0001, start + lasts);
    return volume;
  }

  #run(source: AudioScheduledSourceNode, { at, lasts }: Note): void {
    const start = this.context.currentTime + at;
    source.start(start);
    source.stop(start + lasts + 0.02);
  }
}

function hiss(context: BaseAudioContext, seconds: number): AudioBuffer {
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * seconds), context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let place = 0; place < samples.length; place += 1) samples[place] = Math.random() * 2 - 1;
  return buffer;
}
