/**
 * Maps the classifier's classes of objects to third-level categories: class number, class name, categories with shares.
 * Shares sum to less than one for classes that are seldom the article itself. Goods without a class of their own
 * (headphones, tablets, dog beds, rings…) get a share of the classes that they look like.
 */
export const classMap = `
398 abacus: 7601*.5 12501*.3 12606*.2
399 abaya: 2101*.5 2809*.3 2502*.2
400 academic gown: 2904*.5 2901*.3 2802*.2
401 accordion: 8702
402 acoustic guitar: 8501*.9 8504*.1
403 aircraft carrier: 7305*.4 7105*.3
404 airliner: 7304*.6 7105*.2
405 airship: 7304*.3 7901*.3
407 ambulance: 4902*.6 7302*.3
408 amphibian: 4908*.4 4901*.3 7302*.1
409 analog clock: 3707*.75 9501*.25
410 apiary: 3808*.3 11405*.2
411 apron: 2905
412 ashcan: 3803*.9 12306*.1
413 assault rifle: 7503*.4 5804*.3
414 backpack: 2402*.75 5503*.15 10901*.1
415 bakery: 3906*.8
416 balance beam: 5104*.8
417 balloon: 7901*.8
418 ballpoint: 12101*.9 12102*.1
419 Band Aid: 6905*.6 13904*.4
420 banjo: 8506
421 bannister: 13604*.2 3106*.1
422 barbell: 5101
423 barber chair: 3103*.4 12901*.4 6603*.2
424 barbershop: 6603*.3 3103*.2
426 barometer: 13306*.6 3707*.3 1506*.1
427 barrel: 3806*.4 3803*.3 3809*.3
428 barrow: 3808*.6 13701*.4
429 baseball: 5205
430 basketball: 5202
431 bassinet: 10401*.7 10404*.3
432 bassoon: 8602*.7 8601*.3
433 bathing cap: 5601*.8 2501*.2
434 bath towel: 3605
435 bathtub: 3608*.7 10205*.3
436 beach wagon: 4901
437 beacon: 3708*.2
438 beaker: 13403*.7 3304*.3
439 bearskin: 2501*.6 2902*.4
440 beer bottle: 3910
441 beer glass: 3304
442 bell cote: 3708*.1
443 bib: 10104
444 bicycle-built-for-two: 5401
445 bikini: 2705
446 binder: 12402*.8 12201*.2
447 binoculars: 5508*.95 1404*.05
448 birdhouse: 11405*.9 11404*.1
450 bobsled: 5705*.8
451 bolo tie: 9201*.5 2505*.5
452 bonnet: 10504*.5 2501*.5
453 bookcase: 3106*.75 12905*.2 8101*.05
454 bookshop: 8101*.5 8103*.2 3106*.3
455 bottlecap: 3910*.3 3903*.3 3206*.2 9702*.2
456 bow: 5804
457 bow tie: 2505
458 brass: 3704*.4 3708*.3 9702*.1
459 brassiere: 2601
461 breastplate: 2902*.5 2901*.3 4704*.2
462 broom: 3801
463 bucket: 3803*.8 3808*.1 7504*.1
464 buckle: 2503*.7 11801*.2 9601*.1
465 bulletproof vest: 13505*.5 2904*.3 4704*.2
466 bullet train: 7303*.9
467 butcher shop: 3909*.8
468 cab: 4901*.8 7301*.2
469 caldron: 3201
470 candle: 3703
471 cannon: 3708*.3 7105*.2
472 canoe: 5604*.9 4908*.1
473 can opener: 3206*.8 12406*.1 12607*.1
474 cardigan: 2106*.75 2206*.25
475 car mirror: 4406
476 carousel: 7506*.3 7606*.2 3708*.2
477 carpenter's kit: 13106*.9 3807*.1
478 carton: 12802*.25 7401*.15 1107*.1 6203*.1 3903*.1 3906*.1 7101*.1 15904*.05
479 car wheel: 4503*.6 4501*.4
480 cash machine: 12504*.3
481 cassette: 8403*.9 8305*.1
482 cassette player: 1306*.7 1305*.15 4102*.15
484 catamaran: 4908*.8 5603*.1 7305*.1
485 CD player: 1306*.7 1904*.2 4102*.1
486 cello: 8507*.6 8505*.4
487 cellular telephone: 1201*.85 1205*.08 1202*.07
488 chain: 9202*.4 13605*.35 9402*.25
489 chainlink fence: 13605*.2 11903*.2 3808*.2
490 chain mail: 2901*.4 2902*.3 9202*.1
491 chain saw: 13203*.8 3808*.2
492 chest: 3105*.5 3806*.4 9801*.1
493 chiffonier: 3105
494 chime: 3708*.7 8705*.3
495 china cabinet: 3105
496 Christmas stocking: 3708*.5 2603*.3 7906*.2
498 cinema: 1903*.2 8301*.2
499 cleaver: 3203
501 cloak: 2105*.5 2901*.3 2205*.1 2508*.1
502 clog: 2304*.7 2306*.2 2301*.1
503 cocktail shaker: 3206*.5 3308*.3 3304*.2
504 coffee mug: 3303
505 coffeepot: 3307*.5 3404*.4 3401*.1
506 coil: 13803*.3 13805*.3 4405*.2 1803*.2
507 combination lock: 13603*.9 5405*.1
508 computer keyboard: 1105
509 confectionery: 3905*.8 3906*.1
510 container ship: 7305*.5 7105*.3
511 convertible: 4901*.9 7301*.1
512 corkscrew: 3206
513 cornet: 8604*.7 8605*.3
514 cowboy boot: 2303
515 cowboy hat: 2501
516 cradle: 10401*.6 10404*.4
517 crane: 7302*.7 13701*.1
518 crash helmet: 4701*.7 5403*.25 5704*.05
519 crate: 3806*.5 13703*.4 11903*.1
520 crib: 10401
521 Crock Pot: 3402*.9 3201*.1
522 croquet ball: 5902*.4 5906*.3 5907*.3
523 crutch: 13907*.6 6907*.4
524 cuirass: 2902*.5 2901*.3 3708*.2
526 desk: 3104*.6 12902*.4
527 desktop computer: 1103*.5 1104*.25 15907*.15 1101*.1
528 dial telephone: 1202
529 diaper: 10201
530 digital clock: 3707*.8 1501*.2
531 digital watch: 9503*.35 1203*.35 9501*.2 1204*.1
532 dining table: 3104*.9 12903*.1
533 dishrag: 3802
534 dishwasher: 3408*.9 3405*.1
535 disk brake: 4402
537 dogsled: 5705*.5 11803*.3
539 doormat: 3606
541 drum: 8703*.6 8704*.4
542 drumstick: 8803*.9 8703*.1
543 dumbbell: 5101
544 Dutch oven: 3201
545 electric fan: 3502
546 electric guitar: 8502*.9 8503*.1
547 electric locomotive: 7303*.8
548 entertainment center: 3105*.5 1901*.3 1303*.1 3106*.1
549 envelope: 12801*.5 2403*.2 12401*.15 12201*.15
550 espresso maker: 3404
551 face powder: 6102*.45 6104*.3 6103*.25
552 feather boa: 2502*.5 2902*.4 2903*.1
553 file: 12904*.8 3105*.2
554 fireboat: 7305*.4 4908*.3
555 fire engine: 7302*.6 4903*.3
556 fire screen: 3507*.5 3708*.3 3105*.1
557 flagpole: 3708*.2
558 flute: 8601
559 folding chair: 3103*.6 5505*.4
560 football helmet: 5204*.7 5106*.2 4701*.1
561 forklift: 13701*.6 7302*.3
562 fountain: 3808*.5 11606*.2
563 fountain pen: 12102*.6 12101*.4
564 four-poster: 3102
565 freight car: 7303*.8
566 French horn: 8605
567 frying pan: 3202
568 fur coat: 2105*.8 2205*.2
569 garbage truck: 7302*.5 4903*.4
570 gasmask: 13504*.8 2902*.2
571 gas pump: 13801*.3 4602*.2
572 goblet: 3304
573 go-kart: 7505*.4 4901*.4 7306*.2
574 golf ball: 5902
575 golfcart: 4901*.5 5901*.4
576 gondola: 4908*.5 7305*.2
577 gong: 8705*.7 8703*.3
578 gown: 2101*.5 2802*.5
579 grand piano: 8701
580 greenhouse: 3808*.5 3809*.5
581 grille: 4406*.7 4901*.3
582 grocery store: 3907*.3 3903*.2 3904*.2 3908*.1
583 guillotine: 12505*.3
584 hair slide: 9704*.7 9701*.15 9301*.15
585 hair spray: 6304*.5 6301*.25 6405*.15 6803*.1
586 half track: 7302*.5 7105*.4
587 hammer: 13103
588 hamper: 3805*.6 3806*.35 11901*.05
589 hand blower: 6305
590 hand-held computer: 1201*.6 1102*.2 1602*.1 1306*.1
591 handkerchief: 2502*.8 3605*.2
592 hard disc: 1108*.55 15905*.3 15906*.15
593 harmonica: 8606
594 harp: 8507
595 harvester: 7302*.5 4903*.3
596 hatchet: 13107*.5 5507*.3 3808*.2
597 holster: 5507*.4 2503*.3 2406*.2
598 home theater: 1303*.4 1901*.3 1902*.1 3105*.1 1904*.1
599 honeycomb: 3908*.5 3909*.2
600 hook: 13602*.9 9505*.1
601 hoopskirt: 2101*.5 2103*.3 2802*.2
602 horizontal bar: 5104
603 horse cart: 4907*.4
604 hourglass: 3707*.6 3708*.4
605 iPod: 1201*.45 1306*.3 1801*.15 1302*.1
606 iron: 3505
607 jack-o'-lantern: 3708*.4 7906*.4 2902*.2
608 jean: 2203*.55 2104*.45
609 jeep: 4901*.8 7301*.2
610 jersey: 2201*.55 2107*.2 2701*.15 10602*.1
611 jigsaw puzzle: 7403
612 jinrikisha: 4907*.3 5401*.2
613 joystick: 1603*.8 15605*.2
614 kimono: 2803
615 knee pad: 5106*.6 4704*.4
616 knot: 13606*.8 9405*.1
617 lab coat: 13405*.7 2904*.3
618 ladle: 3206
619 lampshade: 3701
620 laptop: 1101
621 lawn mower: 3808
622 lens cap: 1404
623 letter opener: 12301*.5 12505*.1 3203*.2 3305*.2
624 library: 8101*.5 3106*.3 12905*.1
625 lifeboat: 4908*.6 7305*.1
626 lighter: 3703*.4 5504*.3 5507*.2
627 limousine: 4901
628 liner: 7305*.3 7105*.2
629 lipstick: 6101
630 Loafer: 2306
631 lotion: 6803*.3 6203*.2 6301*.15 6201*.1 6204*.1 6802*.1 6206*.05
632 loudspeaker: 1303*.85 8906*.1 4103*.05
633 loupe: 13402
635 magnetic compass: 5507*.7 13306*.3
636 mailbag: 2406*.35 2401*.3 2405*.15 2402*.1 2407*.1
637 mailbox: 3808*.5 13604*.4 12801*.1
638 maillot: 2705
639 maillot: 2705
640 manhole cover: 13604*.2
641 maraca: 8705*.8 7606*.2
642 marimba: 8707
643 mask: 2902*.7 6205*.2
644 matchstick: 3703*.5 5504*.2
646 maze: 7404*.3
647 measuring cup: 3206*.8 13403*.2
648 medicine chest: 3105*.5 3608*.3 6905*.2
650 microphone: 1304*.7 8901*.3
651 microwave: 3405
652 military uniform: 2904*.7 2901*.2 2205*.1
653 milk can: 3705*.3 3803*.3 3806*.2 3308*.2
654 minibus: 4902
655 miniskirt: 2103*.7 2101*.3
656 minivan: 4902*.6 4901*.4
657 missile: 7105*.4 7304*.2
658 mitten: 2504*.9 10504*.1
659 mixing bowl: 3302*.7 3205*.3
660 mobile home: 4907*.6
661 Model T: 4901*.7 7301*.3
662 modem: 1701*.75 1704*.1 1702*.15
664 monitor: 1104*.85 1901*.15
665 moped: 4904*.55 4905*.45
666 mortar: 3206*.7 13404*.3
667 mortarboard: 2501*.6 2902*.2 2904*.2
669 mosquito net: 3601*.4 3607*.4 5501*.2
670 motor scooter: 4905*.9 4904*.1
671 mountain bike: 5401*.9 5402*.1
672 mountain tent: 5501
673 mouse: 1106
674 mousetrap: 3807*.8
675 moving van: 4903*.6 4902*.3 7302*.1
676 muzzle: 11803*.4 11801*.3 11105*.3
677 nail: 13601
678 neck brace: 6907*.4 13908*.4 5106*.2
679 necklace: 9201*.5 9204*.25 9202*.15 9402*.1
680 nipple: 10108*.5 10101*.5
681 notebook: 1101
683 oboe: 8602*.6 8601*.4
684 ocarina: 8601*.8 7606*.2
685 odometer: 4404*.5 4104*.3 13306*.2
686 oil filter: 4403
687 organ: 8701
688 oscilloscope: 15406*.7 13306*.3
689 overskirt: 2103*.5 2101*.4 2802*.1
690 oxcart: 4907*.2
691 oxygen mask: 13908*.7 13504*.3
692 packet: 3904*.4 3905*.15 3907*.15 3901*.1 3902*.1 11603*.05 6205*.05
693 paddle: 5604*.6 5603*.2 5303*.2
694 paddlewheel: 4908*.3
695 padlock: 13603
696 paintbrush: 12604*.7 3807*.2 6105*.1
697 pajama: 2604*.8 10605*.2
699 panpipe: 8601
700 paper towel: 3804
701 parachute: 5507*.3 7501*.3
702 parallel bars: 5104
703 park bench: 3103*.6 3808*.3
704 parking meter: 13306*.2
705 passenger car: 7303*.7
706 patio: 3103*.3 3104*.3 3809*.1
707 pay-phone: 1202*.8
708 pedestal: 3708*.5 3104*.1
709 pencil box: 12303*.9 12302*.1
710 pencil sharpener: 12103*.7 12301*.3
711 perfume: 6401*.4 6403*.4 6402*.2
712 Petri dish: 13403*.8 6102*.1
713 photocopier: 1107*.6 12506*.4
714 pick: 8802*.7 9205*.2
715 pickelhaube: 2902*.5 2501*.4
716 picket fence: 3808*.4
717 pickup: 4903
719 piggy bank: 3709*.85 3708*.1
720 pill bottle: 6906*.95 13908*.05
721 pillow: 3602*.95 11901*.05
722 ping-pong ball: 5305*.8 5303*.2
723 pinwheel: 7501*.5 3708*.3 7906*.2
724 pirate: 7305*.5 7105*.4
725 pitcher: 3309*.7 3307*.15 3705*.15
726 plane: 13107
728 plastic bag: 2405*.3 12803*.3 3806*.2 3804*.2
729 plate rack: 3106*.4 3806*.3 3206*.3
730 plow: 3808*.5
731 plunger: 3608*.4 3802*.3 3801*.3
732 Polaroid camera: 1403*.7 1401*.3
734 police van: 4902*.8 7301*.1
735 poncho: 2105*.4 2502*.4 2508*.2
736 pool table: 5906
737 pop bottle: 3903
738 pot: 3809
739 potter's wheel: 7605*.4 13805*.2
740 power drill: 13201
741 prayer rug: 3606
742 printer: 1107
744 projectile: 7105*.3
745 projector: 1902
746 puck: 5207
747 punching bag: 5802
748 purse: 2401*.55 2406*.25 2403*.2
749 quill: 12102*.8 3708*.2
750 quilt: 3603*.6 3601*.4
751 racer: 4901*.6 7301*.2 7306*.2
752 racket: 5301*.5 5302*.3 5304*.2
753 radiator: 3507*.95 15909*.05
754 radio: 1305*.9 4102*.1
755 radio telescope: 1705*.2
756 rain barrel: 3808*.8 3803*.2
757 recreational vehicle: 4907
758 reel: 5606*.9 1803*.1
759 reflex camera: 1401*.9 1404*.1
760 refrigerator: 3406
761 remote control: 1905
762 restaurant: 3104*.2 3103*.2
763 revolver: 7507*.5 7503*.3 5804*.1
764 rifle: 5804*.4 7503*.4
765 rocking chair: 3103*.8 3101*.1 10404*.1
766 rotisserie: 3405*.7 3909*.3
767 rubber eraser: 12105
768 rugby ball: 5204
769 rule: 12606*.55 13302*.45
770 running shoe: 2301*.65 2302*.35
771 safe: 3709*.5 13603*.3 12904*.2
772 safety pin: 9702*.4 7605*.3 12706*.2
773 saltshaker: 3206*.6 3908*.3
774 sandal: 2304
775 sarong: 2808
776 sax: 8603
777 scabbard: 2902*.5 5507*.3 3203*.1 5803*.1
778 scale: 13304*.6 6904*.2 3206*.2
779 school bus: 4902*.6 7302*.4
780 schooner: 4908*.6 7305*.3
781 scoreboard: 5208*.5
782 screen: 1104*.5 1901*.35 1102*.15
783 screw: 13601
784 screwdriver: 13101
785 seat belt: 4207*.4 4201*.4 10302*.2
786 sewing machine: 3505*.9 13805*.1
787 shield: 2902*.6 3708*.3
788 shoe shop: 2301*.4 2305*.3 2306*.2 2303*.1
789 shoji: 3607*.5 3105*.3
790 shopping basket: 3806*.4 3805*.3 2405*.3
791 shopping cart: 13701*.7 2405*.2
792 shovel: 3808*.8 13107*.2
793 shower cap: 3608*.6 6805*.3 5601*.1
794 shower curtain: 3608*.5 3607*.5
795 ski: 5701
796 ski mask: 5704*.4 2501*.3 2902*.2 4701*.1
797 sleeping bag: 5502
798 slide rule: 12606*.7 13302*.3
799 sliding door: 3105*.4 13604*.3
800 slot: 7401*.4 1601*.3 15605*.2
801 snorkel: 5602
802 snowmobile: 4904*.7 5705*.2
803 snowplow: 4903*.5 7302*.2 3808*.1
804 soap dispenser: 3608*.5 6802*.25 6803*.25
805 soccer ball: 5201
806 sock: 2603*.9 10505*.1
807 solar dish: 15705*.5 1705*.2
808 sombrero: 2501
809 soup bowl: 3302*.9 3301*.1
810 space bar: 1105
811 space heater: 3507
812 space shuttle: 7304*.4 7105*.4
813 spatula: 3206
814 speedboat: 4908*.9 7305*.1
816 spindle: 7605*.5 13606*.2
817 sports car: 4901*.85 7301*.15
818 spotlight: 3701*.4 8907*.4 1505*.1 5506*.1
819 stage: 8907*.5 8906*.2
820 steam locomotive: 7303
822 steel drum: 8705*.6 8704*.4
823 stethoscope: 13901*.9 1302*.1
824 stole: 2502
826 stopwatch: 9501*.4 5108*.4 9506*.2
827 stove: 3407*.4 3405*.4 3507*.2
828 strainer: 3206
829 streetcar: 7303*.5
830 stretcher: 13908*.8
831 studio couch: 3101*.95 3102*.05
833 submarine: 7305*.4 7105*.2
834 suit: 2801
835 sundial: 3707*.4 3708*.3 3808*.2
836 sunglass: 2506
837 sunglasses: 2506
838 sunscreen: 6206*.6 6203*.2 6803*.2
840 swab: 3801
841 sweatshirt: 2206*.8 2106*.12 10602*.08
842 swimming trunks: 2705*.8 2204*.1 2703*.1
843 swing: 7506*.8 10404*.1
844 switch: 13803*.7 1506*.2 15305*.1
845 syringe: 13903*.9
846 table lamp: 3701
847 tank: 7302*.4 7105*.3 7306*.2
848 tape player: 1306*.8 1305*.2
849 teapot: 3307*.9 3401*.1
850 teddy: 7201*.92 10704*.08
851 television: 1901*.9 1104*.1
852 tennis ball: 5305*.9 11101*.1
854 theater curtain: 3607*.7
855 thimble: 3708*.4 7605*.3 9103*.2
857 throne: 3101*.6 3103*.3
859 toaster: 3405
860 tobacco shop: 3904*.2
861 toilet seat: 3608
862 torch: 5506*.6 3703*.2 3701*.1
863 totem pole: 3708*.7
864 tow truck: 4903*.8 7302*.2
865 toyshop: 7201*.3 7301*.2 7101*.2 7202*.2 7401*.1
866 tractor: 4903*.5 7302*.3 3808*.2
867 trailer truck: 4903
868 tray: 3301*.7 3806*.2 12301*.1
869 trench coat: 2105*.5 2205*.5
870 tricycle: 7505*.7 5401*.2 10706*.1
871 trimaran: 4908
872 tripod: 1405
874 trolleybus: 4902*.4 7302*.2
875 trombone: 8605
876 tub: 3608*.5 3803*.3 10205*.2
878 typewriter keyboard: 12507*.6 1105*.35
879 umbrella: 2507*.95 10905*.05
880 unicycle: 5401*.9
881 upright: 8701
882 vacuum: 3501*.9 4606*.1
883 vase: 3705
885 velvet: 3607*.3 3602*.3 2502*.2
886 vending machine: 3406*.3 3903*.3
887 vestment: 2904*.4 2901*.3 2802*.2
889 violin: 8505
890 volleyball: 5203
891 waffle iron: 3405*.5 3407*.3 3205*.2
892 wall clock: 3707
893 wallet: 2403
894 wardrobe: 3105
895 warplane: 7304*.4 7105*.3
896 washbasin: 3608
897 washer: 3506
898 water bottle: 3308*.85 3903*.1 10904*.05
899 water jug: 3309*.5 3308*.4 3803*.1
901 whiskey jug: 3309*.4 3307*.3 3705*.3
902 whistle: 5108*.7 5507*.3
903 wig: 6308*.3
904 window screen: 3607*.7 13604*.2
905 window shade: 3607
906 Windsor tie: 2505
907 wine bottle: 3910
908 wing: 7304*.3
909 wok: 3202
910 wooden spoon: 3206
911 wool: 7605*.4 2106*.3 3603*.2
914 yawl: 4908*.8
915 yurt: 5501*.4
916 web site: 8101*.2 8205*.1 8402*.1 8301*.1 14501*.1 14803*.1 1104*.1 1102*.1 1201*.1
917 comic book: 8202*.5 8201*.25 8103*.15 8203*.1
918 crossword puzzle: 8203*.4 7404*.3 8102*.2
919 street sign: 13507*.7 3704*.2
920 traffic light: 13507*.6
921 book jacket: 8101*.4 8102*.2 8103*.1 8105*.05 8301*.1 8402*.05 1604*.1
922 menu: 8203*.3 8102*.2 3704*.1 14902*.1
`;
