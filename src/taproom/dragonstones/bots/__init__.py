"""The regular: a plain, fast, sensible bidder that reads what characters do, never what they are called.

`evaluation` says what a character is worth to each bidder; `bids` how much to put into the fist, never twice the same
way; `policy` chooses, also where a won power asks something.
"""
